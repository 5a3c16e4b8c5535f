import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'

import { onDemand } from '../onDemand/onDemand'
import type { MenuPopupProps } from './MenuPopup'

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

/** The state of a menu, as the attributes and handlers of its button, and the props of its list. */
export function useMenu() {
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
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

  return {
    button: {
      ref: button,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      onClick: handleClick,
      onKeyDown: handleKeyDown,
      onPointerEnter: prepare,
      onFocus: prepare,
    } as const,
    list: { id, isOpen, focus, trigger: button, onClose: () => setIsOpen(false) },
  }
}
