import type { AnyEntity } from '@staff/entity'
import { loadMenu, MenuList, type MenuPopupProps } from '@staff/ui'
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { styled } from 'styled-components'

import { idOf, type AnyStored } from '../../../data/records/recordQueries'
import { isPlainPress, useFollowLink } from '../../../shared/useFollowLink'
import { useRowMenuItems } from './rowMenuItems'

interface RowPressesProps {
  entity: AnyEntity
  /** The records of the table. */
  rows: readonly AnyStored[]
  /**
   * The position of the first row in the order of the list.
   * @default 1
   */
  first?: number | undefined
  /** Opens a record above the list. */
  onOpen: (id: string) => void
  /** The table. The button that opens the menu of a row has the attribute `data-row-menu`. */
  children: ReactNode
}

/**
 * What the buttons and links in the rows of a table do, once for all rows: it follows links, and has one menu, which the button of a
 * row opens, or Shift F10 anywhere in it.
 */
export function RowPresses({ entity, rows, first = 1, onOpen, children }: RowPressesProps) {
  const listId = useId()
  const button = useRef<HTMLElement>(null)
  const [record, setRecord] = useState<AnyStored>()
  const [isOpen, setIsOpen] = useState(false)
  const [focus, setFocus] = useState<MenuPopupProps['focus']>()
  const [withEdit, setWithEdit] = useState(false)
  const { items, question } = useRowMenuItems(entity, record, withEdit)
  const follow = useFollowLink()

  useEffect(() => {
    const trigger = button.current
    if (!isOpen || !trigger) return undefined
    trigger.setAttribute('aria-expanded', 'true')
    trigger.setAttribute('aria-controls', listId)
    return () => {
      trigger.setAttribute('aria-expanded', 'false')
      trigger.removeAttribute('aria-controls')
    }
  }, [isOpen, listId])

  function open(trigger: HTMLElement | null, item: MenuPopupProps['focus']) {
    const found = trigger && rows.find((each) => idOf(entity, each) === rowIdOf(trigger))
    if (!found) return
    button.current = trigger
    setRecord(found)
    setFocus(item)
    setWithEdit(isCard(trigger))
    setIsOpen(true)
  }

  function handleClick(event: MouseEvent) {
    const { target, detail } = event
    const link = closestIn(target, 'a[data-row-button]')
    if (link instanceof HTMLAnchorElement) return handleLink(event, link)
    const trigger = closestIn(target, MENU_BUTTON)
    if (!trigger) return
    if (isOpen && trigger === button.current) setIsOpen(false)
    // A click by a screen reader or a key has no count of presses.
    else open(trigger, detail === 0 ? 'first' : undefined)
  }

  function handleLink(event: MouseEvent, link: HTMLAnchorElement) {
    const id = rowIdOf(link)
    // The address of such a link lacks a search that has just started and is not rendered yet.
    if ('open' in link.dataset && id !== undefined && isPlainPress(event)) {
      event.preventDefault()
      onOpen(id)
    } else follow(event, link)
  }

  function handleKeyDown(event: KeyboardEvent) {
    const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
    const onButton = KEYS[event.key] && closestIn(event.target, MENU_BUTTON)
    if (!isMenuKey && !onButton) return
    const row = closestIn(event.target, '[data-row]')
    if (!row?.querySelector(MENU_BUTTON)) return
    event.preventDefault()
    open(row.querySelector<HTMLElement>(MENU_BUTTON), KEYS[event.key] ?? 'first')
  }

  return (
    <>
      {/* The handlers only listen for what the buttons and keys inside do. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <Listening
        style={{ '--rows-before': first - 1 }}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
        onPointerOver={({ target }) => closestIn(target, MENU_BUTTON) && prepare()}
        onFocus={({ target }) => closestIn(target, MENU_BUTTON) && prepare()}
      >
        {children}
        <MenuList
          id={listId}
          label={record ? `Actions for ${entity.titleOf(record)}` : 'Actions'}
          items={items}
          isOpen={isOpen}
          focus={focus}
          trigger={button}
          onClose={() => setIsOpen(false)}
        />
      </Listening>
      {question}
    </>
  )
}

const MENU_BUTTON = '[data-row-menu]'

/** The keys that open a menu from its button, and the item that gets the focus. A click that Enter makes would focus none. */
const KEYS: Partial<Record<string, MenuPopupProps['focus']>> = {
  ArrowDown: 'first',
  Enter: 'first',
  ' ': 'first',
  ArrowUp: 'last',
}

// A press tries again if the file is missing.
const prepare = () => void loadMenu().catch(() => undefined)

function closestIn(target: EventTarget, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null
}

/** The id of the record in whose row an element is. */
function rowIdOf(element: Element): string | undefined {
  return element.closest<HTMLElement>('[data-row]')?.dataset['row']
}

/** Whether the row of a button is drawn as a card, which has no visible Edit. */
function isCard(button: HTMLElement): boolean {
  const row = button.closest('[data-row]')
  return row ? getComputedStyle(row).display === 'grid' : false
}

const Listening = styled.div`
  display: contents;
`
