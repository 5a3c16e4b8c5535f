import { type ReactNode, useContext } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { MenuTrigger } from 'react-aria-components/Menu'

import { groupEntries, type MenuEntry, type MenuGroup } from './entries'
import { Heading, Line, List, Pop, Section, Trigger } from './parts'
import { MenuRow } from './MenuRow'

export interface MenuProps {
  /** The accessible name of the trigger and of the menu. */
  label: string
  /** What the trigger shows. */
  trigger: ReactNode
  /** Items, lines, and sections with a heading, in reading order. */
  items: readonly MenuEntry[]
}

/** A button that opens a list of things to do. */
export function Menu({ label, trigger, items }: MenuProps) {
  return (
    <MenuTrigger>
      <Trigger aria-label={label}>{trigger}</Trigger>
      <Floating>
        <List>{groupEntries(items).map((group) => renderGroup(group, label))}</List>
      </Floating>
    </MenuTrigger>
  )
}

/** Ends where its button ends; it is drawn anew each time it opens, and so knows which way the page is read. */
function Floating({ children }: { children: ReactNode }) {
  useContext(OverlayTriggerStateContext)
  // `end` would be that of the browser's language.
  const end = document.documentElement.dir === 'rtl' ? 'left' : 'right'
  return (
    <Pop placement={`bottom ${end}`} offset={6}>
      {children}
    </Pop>
  )
}

// A function and not a component: the menu looks for its sections among its own children.
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
