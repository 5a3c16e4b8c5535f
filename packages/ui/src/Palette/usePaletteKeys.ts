import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react'

import type { PaletteItem } from './items'
import { optionId } from './PaletteList'
import { useActiveItem } from './useActiveItem'

interface PaletteKeysOptions {
  listId: string
  items: readonly PaletteItem[]
  typed: string
  isBusy: boolean
}

/** The keys of the field: they move the active item and open it. */
export function usePaletteKeys({ listId, items, typed, isBusy }: PaletteKeysOptions) {
  const { active, choose, moveBy } = useActiveItem(items, typed)
  // The text for which Enter was pressed before there was anything to open.
  const awaited = useRef<string>(undefined)

  const openAwaited = useEffectEvent(() => {
    if (active && awaited.current === typed) open(active)
    awaited.current = undefined
  })
  useEffect(() => {
    if (!isBusy) openAwaited()
  }, [isBusy])

  function open(item: PaletteItem) {
    elementOf(listId, item)?.click()
  }

  function handleEnter({ ctrlKey, metaKey }: KeyboardEvent) {
    if (!active) awaited.current = isBusy ? typed : undefined
    else if (active.href && (ctrlKey || metaKey)) window.open(active.href)
    else open(active)
  }

  function handleKeyDown(event: KeyboardEvent) {
    const { key, nativeEvent, altKey, shiftKey, ctrlKey, metaKey } = event
    if (nativeEvent.isComposing || altKey || shiftKey) return
    if (key === 'Enter') handleEnter(event)
    else if (ctrlKey || metaKey) return
    const moved = key === 'Enter' ? undefined : moveBy(key)
    if (moved) elementOf(listId, moved)?.scrollIntoView({ block: 'nearest' })
    if (moved || key === 'Enter') event.preventDefault()
  }

  return { active, choose, handleKeyDown }
}

function elementOf(listId: string, item: PaletteItem): HTMLElement | null {
  return document.getElementById(optionId(listId, item))
}
