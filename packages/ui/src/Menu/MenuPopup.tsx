import type { RefObject } from 'react'

import { groupEntries, type MenuEntry, type MenuGroup } from './entries'
import { MenuRow } from './MenuRow'
import { Heading, Line, List, Pop, Section } from './parts'

export interface MenuPopupProps {
  /** The accessible name of the list. */
  label: string
  /** Items, separators, and sections with a heading, in reading order. */
  items: readonly MenuEntry[]
  /** The id of the list. */
  id: string
  /** Whether the menu is open. */
  isOpen: boolean
  /** The item that has the focus first; none after a press with the pointer. */
  focus: 'first' | 'last' | undefined
  /** The button that opened it. It gets the focus back. */
  trigger: RefObject<HTMLElement | null>
  /** Called by Escape, a click outside and after an item is chosen. */
  onClose: () => void
}

/** The list of a menu, aligned with the end of its button. */
export function MenuPopup({ id, label, items, isOpen, focus, trigger, onClose }: MenuPopupProps) {
  // `end` would depend on the browser's language.
  const end = document.documentElement.dir === 'rtl' ? 'left' : 'right'
  return (
    <Pop
      trigger="MenuTrigger"
      triggerRef={trigger}
      aria-label={label}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      placement={`bottom ${end}`}
      offset={6}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- A menu that has just opened has the focus. */}
      <List id={id} aria-label={label} autoFocus={focus ?? true} onClose={onClose}>
        {groupEntries(items).map((group) => renderGroup(group, label))}
      </List>
    </Pop>
  )
}

// A function, not a component: react-aria-components looks for sections among the direct children.
function renderGroup({ key, kind, heading, items }: MenuGroup, label: string) {
  if (kind === 'line') return <Line key={key} />

  const rows = items.map((item) => <MenuRow key={item.id} item={item} />)
  if (kind === 'actions' && heading === undefined) return rows

  const checked = items.filter((item) => item.checked).map(({ id }) => id)
  return (
    <Section
      key={key}
      aria-label={heading ?? label}
      selectionMode={kind === 'choice' ? 'single' : 'none'}
      selectedKeys={checked}
      disallowEmptySelection
    >
      {heading !== undefined && <Heading>{heading}</Heading>}
      {rows}
    </Section>
  )
}
