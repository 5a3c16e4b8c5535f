import type { ReactNode } from 'react'

/** A button of a row, or a link if it has a `href`. */
export interface RowButton {
  /** What kind of action it is. On a card, `edit` is what a press anywhere does, and `menu` has its place at the corner. */
  kind: 'edit' | 'open' | 'menu'
  /** Its text. A menu shows only its icon. */
  label?: string
  /** The accessible name, with the title of the row: 'Edit Priya Raman'. */
  name: string
  icon?: 'edit' | 'eye' | 'layers' | 'message' | 'more'
  /** The URL that a link opens. It is a plain link: a router follows it by a handler around the table. */
  href?: string
}

/** The markup of a button in a row of a `DataTable`, which the table styles. A list has too many for a `Button` each. */
export function rowButton({ kind, label, name, icon, href }: RowButton): ReactNode {
  const attributes = { 'data-row-button': '', 'data-icon': icon, 'aria-label': name }
  if (href !== undefined) {
    return (
      <a href={href} {...attributes} {...(kind === 'edit' ? { 'data-edit': '' } : OPEN)}>
        {label}
      </a>
    )
  }
  return (
    <button type="button" {...attributes} {...(kind === 'menu' && MENU)}>
      {label}
    </button>
  )
}

const OPEN = { 'data-open': '' }
const MENU = { 'data-row-menu': '', 'aria-haspopup': 'menu', 'aria-expanded': false } as const
