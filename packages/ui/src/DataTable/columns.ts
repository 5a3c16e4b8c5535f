import type { ReactNode } from 'react'

/** One column of a table of `Row`s. */
export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** The header is a button that sorts. */
  sortable?: boolean
  /** A CSS length; columns without one share what is left. */
  width?: string
  /** @default 'start' */
  align?: 'start' | 'end'
  /**
   * How many lines its text mostly has in a card, for which a skeleton keeps the room.
   * @default 1
   */
  lines?: 1 | 4
  /**
   * `lead` names the row and is the title of its card; `picture` stands before the lead, in the card beside it, and
   * its header is only heard; `detail` is written in a softer ink.
   */
  role?: 'lead' | 'picture' | 'detail'
}

/** By which column the rows are sorted, and which way. */
export interface Sort {
  key: string
  order: 'asc' | 'desc'
}
