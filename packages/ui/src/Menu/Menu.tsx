import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'

import { onDemand } from '../onDemand/onDemand'
import type { MenuEntry } from './entries'
import type { MenuPopupProps } from './MenuPopup'
import { Trigger } from './trigger'

export interface MenuProps {
  /** The accessible name of the trigger and of the menu. */
  label: string
  /** The content of the trigger. */
  trigger: ReactNode
  /** Items, separators, and sections with a heading, in reading order. */
  items: readonly MenuEntry[]
}

const [Popup, load] = onDemand<MenuPopupProps>(async () => (await import('./MenuPopup')).MenuPopup)

/** The list of a menu without its button. One list can serve the buttons of all rows of a table. */
export const MenuList = Popup

/** Loads the code of a `Menu` before it opens. */
export const loadMenu = load

// A press tries again if the file is missing.
const prepare = () => void load().catch(() => undefined)

/** The keys that open it. A click that Enter or Space makes would count as one of a screen reader, without a focused item. */
const KEYS: Record<string, MenuPopupProps['focus']> = {
  ArrowDown: 'first',
  Enter: 'first',
  ' ': 'first',
  ArrowUp: 'last',
}

/** A button that opens a list of actions. */
export function Menu({ label, trigger, items }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [focus, setFocus] = useState<MenuPopupProps['focus']>()

  function open(first: MenuPopupProps['focus']) {
    setFocus(first)
    setIsOpen(true)
  }

  // A click by a screen reader has no count of presses.
  function handleClick({ detail }: MouseEvent) {
    if (isOpen) setIsOpen(false)
    else open(detail === 0 ? 'first' : undefined)
  }

  function handleKeyDown(event: KeyboardEvent) {
    const first = KEYS[event.key]
    if (!first) return
    event.preventDefault()
    open(first)
  }

  return (
    <>
      <Trigger
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {trigger}
      </Trigger>
      <Popup
        id={listId}
        label={label}
        items={items}
        isOpen={isOpen}
        focus={focus}
        trigger={button}
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}
