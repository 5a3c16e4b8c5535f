import { Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'

import { useContent } from '../../shared/admin'
import { auth } from '../../stores/session/auth'
import type { Country } from '../../stores/preferences/region'
import { shortcuts } from '../../stores/shortcuts'
import { lazyPart } from '../lazyPart'
import { listenForShortcuts } from './listen'
import { placesFor } from './places'

export interface ShortcutKeeperProps {
  country: Country
}

const ShortcutsDialog = lazyPart(async () => (await import('./ShortcutsDialog')).ShortcutsDialog)

/** Does what the keyboard's shortcuts say, and shows the list of them when it is asked for. */
export function ShortcutKeeper({ country }: ShortcutKeeperProps) {
  const { isShown } = useSnapshot(shortcuts)
  const { roleTypeId } = useSnapshot(auth)
  const { areas } = useContent()
  const navigate = useNavigate()

  useEffect(
    () =>
      listenForShortcuts((letter) => {
        const place = placesFor(areas, roleTypeId, country).find((each) => each.letter === letter)
        if (place) void navigate(place.path)
        return place !== undefined
      }),
    [areas, country, navigate, roleTypeId],
  )

  return (
    <Suspense>
      {isShown && <ShortcutsDialog places={placesFor(areas, roleTypeId, country)} />}
    </Suspense>
  )
}
