import type { ReactNode } from 'react'

/** One column of a table of `Row`s. */
export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** The header is a button that sorts. */
  sortable?: boolean
  /**
   * What its values are: it says how the two ways of sorting them are called.
   * @default 'text'
   */
  sorts?: SortKind
  /**
   * Its width in a table of 984 px; a wider table widens it in proportion. Columns without one share what is left.
   */
  width?: `${number}rem`
  /**
   * `end` for numbers: their digits stand below one another.
   * @default 'start'
   */
  align?: 'start' | 'end'
  /**
   * How much a row needs it: 1 stays in every table and in a card; in a narrower table 4 is the first to go, 2 the
   * last. What is not shown has to be found where the row leads.
   * @default 1
   */
  priority?: 1 | 2 | 3 | 4
  /**
   * `lead` names the row and is the title of its card; `picture` stands before the lead, in the card beside it, and
   * its header is only heard; `detail` is written in a softer ink.
   */
  role?: 'lead' | 'picture' | 'detail'
}

/** What the values of a column are. */
export type SortKind = 'text' | 'number' | 'date'

/** By which column the rows are sorted, and which way. */
export interface Sort {
  key: string
  order: 'asc' | 'desc'
}

const WORDS = {
  text: { asc: 'A to Z', desc: 'Z to A' },
  number: { asc: 'low to high', desc: 'high to low' },
  date: { asc: 'oldest first', desc: 'newest first' },
} as const satisfies Record<SortKind, Record<Sort['order'], string>>

/** How one calls a way of sorting such values: 'A to Z', 'newest first'. */
export function sortOrderLabel(sorts: SortKind | undefined, order: Sort['order']): string {
  return WORDS[sorts ?? 'text'][order]
}

/** Widths of the table itself, in the reader's text size, up to which it shows less. */
export const tableWidth = {
  /** Up to here columns of priority 4 are left out: a window of 1250 px, with the navigation beside the table. */
  all: '60rem',
  /** Up to here those of priority 3, too: a window of just under 1200 px. */
  most: '56rem',
  /** Up to here those of priority 2, too: a window of 1000 px. */
  few: '44rem',
  /** Up to here each row is a card. */
  cards: '36rem',
} as const

/** The width of a table on a screen of 1280 px, beside the navigation. */
const WHOLE_REM = 61.5

/** A column's width, which grows with the table and never shrinks. A CSS length. */
export function columnWidth(width: `${number}rem`): string {
  const share = (Number.parseFloat(width) / WHOLE_REM) * 100
  return `max(${width}, ${share.toFixed(2)}cqi)`
}
