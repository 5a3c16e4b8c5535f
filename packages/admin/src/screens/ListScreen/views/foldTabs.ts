/** The widths of a row of tabs. The first tab is that of the whole list. */
export interface TabWidths {
  tabs: readonly number[]
  /** The index of the current tab; -1 if none is. */
  current: number
  /** The width of the menu with the other tabs. */
  more: number
  /** The width that there is. */
  room: number
}

/**
 * The indices of the tabs that fit beside the menu with the others, in reading order. The current one stays, then the first
 * ones do. All tabs where no menu is needed.
 */
export function foldTabs({ tabs, current, more, room }: TabWidths): number[] {
  const all = tabs.map((_, index) => index)
  const total = tabs.reduce((sum, width) => sum + width, 0)
  if (total <= room) return all
  let left = room - more - (tabs[current] ?? 0)
  const fitting: number[] = []
  for (const index of all) {
    if (index === current) fitting.push(index)
    else {
      left -= tabs[index] ?? 0
      if (left >= 0) fitting.push(index)
    }
  }
  return fitting
}
