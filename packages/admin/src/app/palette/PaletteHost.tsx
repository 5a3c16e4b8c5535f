import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useSnapshot } from 'valtio'

import { useLoaded } from '../../shared/useLoaded'
import { closePalette, openPalette, palette } from '../../stores/palette'
import { LogOutDialog } from '../shell/LogOutDialog'
import { useLogOut } from '../shell/useLogOut'
import { listenForPaletteKey } from './listenForPaletteKey'
import { SearchButton } from './SearchButton'

/** The button and the key that open the palette, whose code loads when the button is hovered or focused, or when it opens. */
export function PaletteHost() {
  const { isOpen } = useSnapshot(palette)
  const { drafts, logOut, stay } = useLogOut()
  const [Dialog, load] = useLoaded(loadDialog)
  const loadNow = useEffectEvent(load)

  // The key must work when the button is painted; effects run later.
  useLayoutEffect(() => listenForPaletteKey(), [])
  useEffect(() => closePalette, [])
  useEffect(() => {
    if (isOpen) loadNow()
  }, [isOpen])

  return (
    <>
      <SearchButton onPrepare={load} onOpen={openPalette} />
      {isOpen && Dialog && <Dialog onLogOut={logOut} />}
      <LogOutDialog drafts={drafts} onCancel={stay} />
    </>
  )
}

async function loadDialog() {
  try {
    return (await import('./PaletteDialog')).PaletteDialog
  } catch (error) {
    closePalette()
    throw error
  }
}
