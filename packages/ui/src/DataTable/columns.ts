import type { ReactNode } from 'react'

/** One column of a table of `Row`s. */
export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Whether the header is a button that sorts. */
  sortable?: boolean
  /**
   * The kind of its values, which sets the names of the two sort orders.
   * @default 'text'
   */
  sorts?: SortKind | undefined
  /** The width in a table of 984 px. A wider table scales it. Columns without a width share the rest. */
  width?: `${number}rem` | undefined
  /** The width in percent of the table, in place of `width`, such as one that a person has chosen. */
  share?: number | undefined
  /**
   * `end` is for numbers, so that their digits align.
   * @default 'start'
   */
  align?: 'start' | 'end' | undefined
  /**
   * The importance of the column. Narrower tables hide priority 5 first, then 4, 3 and 2; priority 1 is always shown, in
   * cards too. Make hidden values available on the page that the row opens.
   * @default 1
   */
  priority?: Priority
  /**
   * `lead` names the row and is the title of its card. `picture` is before the lead and has a header for screen
   * readers only. `detail` has a softer text colour.
   */
  role?: 'lead' | 'picture' | 'detail'
  /**
   * A word or two in a badge after the value, such as 'Draft'; undefined for a row without one.
   * @default none
   */
  mark?: ((row: Row) => Mark | undefined) | undefined
  /**
   * A few soft words after the value, below its badge, such as 'Ends 24 Nov 2026'. The row does not become higher: without room for all,
   * the value has one line, and the badge and the words share the other one.
   * @default none
   */
  note?: ((row: Row) => ReactNode) | undefined
}

/** A badge after the value of a cell. */
export interface Mark {
  text: string
  /** Its meaning, which sets its colour; see `Badge`. */
  tone: 'neutral' | 'accent' | 'success' | 'danger'
}

/** How long a column stays when a table becomes narrower: 1 always, 5 only in a wide table. */
export type Priority = 1 | 2 | 3 | 4 | 5

/** The kind of the values of a column. */
export type SortKind = 'text' | 'number' | 'date'

/** The sorted column and the direction. */
export interface Sort {
  key: string
  order: 'asc' | 'desc'
  /**
   * Sort orders without a column, for the menu of a narrow table.
   * @default none
   */
  others?: readonly Pick<Column<never>, 'key' | 'header' | 'sorts'>[]
}

const WORDS = {
  text: { asc: 'A to Z', desc: 'Z to A' },
  number: { asc: 'low to high', desc: 'high to low' },
  date: { asc: 'oldest first', desc: 'newest first' },
} as const satisfies Record<SortKind, Record<Sort['order'], string>>

/** The name of a sort order for this kind of values: 'A to Z', 'newest first'. */
export function sortOrderLabel(sorts: SortKind | undefined, order: Sort['order']): string {
  return WORDS[sorts ?? 'text'][order]
}

/** The widths of a table, in rem, below which it shows less. */
export const tableRem = {
  /** Hides columns of priority 5: a window of 1560 px with the navigation beside the table. */
  wide: 79,
  /** Hides columns of priority 4 too: a window of just under 1200 px. */
  all: 56,
  /** Hides columns of priority 3 too: a window of 1110 px. */
  most: 51,
  /** Hides columns of priority 2 too: a window of 1015 px. */
  few: 45,
  /** Shows each row as a card. */
  cards: 39,
} as const

/** The same as lengths for container queries. */
export const tableWidth = {
  wide: `${tableRem.wide}rem`,
  all: `${tableRem.all}rem`,
  most: `${tableRem.most}rem`,
  few: `${tableRem.few}rem`,
  cards: `${tableRem.cards}rem`,
} as const

/** Whether a table of this width, in rem, hides a column. */
export function isHiddenAt(
  rem: number,
  { priority = 1 }: Pick<Column<never>, 'priority'>,
): boolean {
  const shown = LIMITS.filter((limit) => rem > limit).length + 1
  return priority > shown
}

/** The widths above which columns of the priorities 2, 3, 4 and 5 are shown. */
const LIMITS = [tableRem.few, tableRem.most, tableRem.all, tableRem.wide]

/** The width of a table beside the navigation on a screen of 1280 px, in rem. */
const WHOLE_REM = 61.5

/** The CSS width of a column; undefined if it shares what is left with others. */
export function widthOf({
  width,
  share,
  role,
}: Pick<Column<never>, 'width' | 'share' | 'role'>): string | undefined {
  if (role === 'picture') return '3.5rem'
  return share === undefined ? width && columnWidth(width) : `${share}cqi`
}

/** The CSS width of a column. It grows with the table and never shrinks. */
function columnWidth(width: `${number}rem`): string {
  const share = (Number.parseFloat(width) / WHOLE_REM) * 100
  return `max(${width}, ${share.toFixed(2)}cqi)`
}
