import type { ReactNode } from 'react'

/** One thing to choose in a menu. */
export interface MenuItem {
  id: string
  label: string
  icon?: ReactNode
  /** What it does. */
  onAction?: () => void
  /** Where it leads: the item is then a link. */
  href?: string
  /** Given on neighbours of which one holds, such as themes: true on the one that does. */
  checked?: boolean
}

/** Items under a heading. */
export interface MenuSection {
  heading: string
  items: readonly MenuItem[]
}

/** A line between what is above and what is below. */
export interface MenuSeparator {
  separator: true
}

export type MenuEntry = MenuItem | MenuSection | MenuSeparator

/** Neighbours that belong together: plain items, a choice of one, or a line. */
export interface MenuGroup {
  key: string
  heading?: string
  /** `line` has no items. */
  kind: 'actions' | 'choice' | 'line'
  items: readonly MenuItem[]
}

/** Gathers neighbouring items of one kind, because a choice of one has to be a section of its own. */
export function groupEntries(entries: readonly MenuEntry[]): MenuGroup[] {
  const groups: MenuGroup[] = []
  entries.forEach((entry, index) => {
    const key = String(index)
    if ('separator' in entry) groups.push({ key, kind: 'line', items: [] })
    else if ('heading' in entry) groups.push({ key, kind: kindOf(entry.items[0]), ...entry })
    else {
      const before = groups.at(-1)
      const kind = kindOf(entry)
      if (before?.heading === undefined && before?.kind === kind) {
        groups.splice(-1, 1, { ...before, items: [...before.items, entry] })
      } else groups.push({ key, kind, items: [entry] })
    }
  })
  return groups
}

function kindOf(item: MenuItem | undefined): 'actions' | 'choice' {
  return item?.checked === undefined ? 'actions' : 'choice'
}
