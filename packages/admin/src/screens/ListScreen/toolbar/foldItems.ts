/** The widths of a row of items, such as tabs or filters. */
export interface ItemWidths {
  items: readonly number[]
  /** The index of the item that stays in any case; undefined if none does. */
  always?: number | undefined
  /**
   * The indices of the items that get room before the others.
   * @default none
   */
  first?: readonly number[]
  /** The width of the menu with the other items. */
  more: number
  /**
   * Whether the menu is there even if all items fit.
   * @default false
   */
  hasMenu?: boolean
  /** The space between two items. */
  gap?: number
  /** The width that there is. */
  room: number
}

/** The indices of the items that fit beside the menu with the others, in reading order. All items where no menu is needed. */
export function foldItems({
  items,
  always = -1,
  first = [],
  more,
  hasMenu = false,
  gap = 0,
  room,
}: ItemWidths): number[] {
  const all = items.map((_, index) => index)
  const total = items.reduce((sum, width) => sum + width, gap * (items.length - 1))
  if (total + (hasMenu ? gap + more : 0) <= room) return all
  const inTurn = [...new Set([always, ...first, ...all])].filter((index) => index in items)
  let left = room - more
  const fitting = inTurn.filter((index) => {
    left -= (items[index] ?? 0) + gap
    return index === always || left >= 0
  })
  return fitting.toSorted((one, other) => one - other)
}
