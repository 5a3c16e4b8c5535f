import type { ReactNode } from 'react'

/** One column of a table of `Row`s. */
export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** The header is a button that sorts. */
  sortable?: boolean
  /** Its width in a table of 984 px; a narrower table shrinks it in proportion. Columns without one share what is left. */
  width?: `${number}rem`
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

/** The width of a table on a screen of 1280 px, beside the navigation. */
const WHOLE_REM = 61.5

/** A column's width that leaves its share to the others when the table is narrow. A CSS length. */
export function inProportion(width: `${number}rem`): string {
  const share = (Number.parseFloat(width) / WHOLE_REM) * 100
  return `min(${width}, ${share.toFixed(2)}cqi)`
}

/** By which column the rows are sorted, and which way. */
export interface Sort {
  key: string
  order: 'asc' | 'desc'
}
