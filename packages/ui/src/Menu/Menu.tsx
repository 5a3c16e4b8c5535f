import { type ReactNode, useContext } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { MenuTrigger } from 'react-aria-components/Menu'

import { groupEntries, type MenuEntry, type MenuGroup } from './entries'
import { Heading, Line, List, Pop, Section, Trigger } from './parts'
import { MenuRow } from './MenuRow'

export interface MenuProps {
  /** The accessible name of the trigger and of the menu. */
  label: string
  /** The content of the trigger. */
  trigger: ReactNode
  /** Items, separators, and sections with a heading, in reading order. */
  items: readonly MenuEntry[]
}

/** A button that opens a list of actions. */
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

/** Aligned with the end of its button. It mounts at each opening, so it knows the current text direction. */
function Floating({ children }: { children: ReactNode }) {
  useContext(OverlayTriggerStateContext)
  // `end` would depend on the browser's language.
  const end = document.documentElement.dir === 'rtl' ? 'left' : 'right'
  return (
    <Pop placement={`bottom ${end}`} offset={6}>
      {children}
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
