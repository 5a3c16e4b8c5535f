import type { ReactNode } from 'react'

/** One action in a menu. */
export interface MenuItem {
  id: string
  label: string
  /** What it does, in a sentence below the label. */
  description?: string
  icon?: ReactNode
  /** Called when the item is chosen. */
  onAction?: () => void
  /** The URL; the item is then a link. */
  href?: string
  /** Whether the item removes something: it is in the danger colour. */
  isDanger?: boolean
  /** Whether the item is the selected one of a group, such as the current theme. Set it on all items of the group. */
  checked?: boolean
}

/** Items under a heading. */
export interface MenuSection {
  heading: string
  items: readonly MenuItem[]
}

/** A separator between two groups. */
export interface MenuSeparator {
  separator: true
}

export type MenuEntry = MenuItem | MenuSection | MenuSeparator

/** Neighbouring entries of one kind: plain items, items of which one is selected, or a separator. */
export interface MenuGroup {
  key: string
  heading?: string
  /** Empty for a separator. */
  kind: 'actions' | 'choice' | 'line'
  items: readonly MenuItem[]
}

/** Groups neighbouring items of one kind, because a selection needs a section of its own. */
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
