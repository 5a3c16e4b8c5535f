import { useState } from 'react'

import type { PaletteItem } from './items'

/** The item that Enter opens: the one that was chosen by an arrow or the pointer since the last key, or else the first. */
export function useActiveItem(items: readonly PaletteItem[], typed: string) {
  const [chosen, setChosen] = useState({ id: '', typed })
  const isChosen = ({ id }: PaletteItem) => chosen.typed === typed && id === chosen.id
  const active = items.find(isChosen) ?? items.find(({ isStale }) => !isStale)
  const index = active ? items.indexOf(active) : -1

  function moveTo(target: number) {
    const { length } = items
    const item = items[(target + length) % length]
    if (item) setChosen({ id: item.id, typed })
    return item
  }

  const keys: Record<string, () => number> = {
    ArrowDown: () => index + 1,
    ArrowUp: () => (index < 0 ? -1 : index - 1),
    PageDown: () => Math.min(index + PAGE, items.length - 1),
    PageUp: () => Math.max(index - PAGE, 0),
    Home: () => 0,
    End: () => -1,
  }

  return {
    active,
    /** Makes an item active, such as the one under the pointer. */
    choose: (id: string) => setChosen({ id, typed }),
    /** Moves by a key of the keyboard; undefined for other keys. */
    moveBy: (key: string) => {
      const target = Object.hasOwn(keys, key) && keys[key]?.()
      return typeof target === 'number' && items.length > 0 ? moveTo(target) : undefined
    },
  }
}

const PAGE = 6
