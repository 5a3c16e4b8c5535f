/** The smallest and the greatest width of a column, in percent of the table. */
export const MIN_SHARE = 6
export const MAX_SHARE = 80

/** A visible column of a table. */
export interface MeasuredColumn {
  key: string
  /** Its width in percent of the table. */
  share: number
  /** Whether it shares what is left with others like it. */
  isFlexible: boolean
  /** The element that sets its width. */
  col: HTMLElement | undefined
}

/** A column with its neighbour, and the width of their table in pixels. */
export interface Measured {
  column: MeasuredColumn
  neighbour: MeasuredColumn
  /** The number of visible flexible columns. */
  flexibleCount: number
  tableWidth: number
}

/** Measures the column of a header and its next visible neighbour, or the one before; undefined if it has none. */
export function measureColumns(header: HTMLTableCellElement): Measured | undefined {
  const table = header.closest('table')
  if (!table) return undefined
  const tableWidth = table.getBoundingClientRect().width
  const cols = table.querySelectorAll<HTMLElement>('col')
  const headers = [...table.querySelectorAll<HTMLTableCellElement>('th[data-column]')].filter(
    ({ offsetWidth }) => offsetWidth > 0,
  )
  const place = headers.indexOf(header)
  const columns = headers.map((each): MeasuredColumn => ({
    key: each.dataset['column'] ?? '',
    share: (each.getBoundingClientRect().width / tableWidth) * 100,
    isFlexible: each.dataset['flexible'] !== undefined,
    col: cols[each.cellIndex],
  }))
  const column = columns[place]
  const neighbour = columns[place + 1] ?? columns[place - 1]
  if (!column || !neighbour) return undefined
  const flexibleCount = columns.filter(({ isFlexible }) => isFlexible).length
  return { column, neighbour, flexibleCount, tableWidth }
}

/**
 * The widths to set for a new width of a column, by key. Its neighbour gets the difference. The last flexible column
 * stays flexible, so that a table of any width is filled.
 */
export function sharesFor(
  { column, neighbour, flexibleCount }: Omit<Measured, 'tableWidth'>,
  wanted: number,
): Record<string, number> {
  const both = column.share + neighbour.share
  const share = Math.max(MIN_SHARE, Math.min(wanted, both - MIN_SHARE, MAX_SHARE))
  const ofColumn = { [column.key]: rounded(share) }
  const ofNeighbour = { [neighbour.key]: rounded(both - share) }
  const others = flexibleCount - Number(column.isFlexible) - Number(neighbour.isFlexible)
  if (neighbour.isFlexible && others === 0) return ofColumn
  if (column.isFlexible && others === 0) return ofNeighbour
  return { ...ofColumn, ...ofNeighbour }
}

function rounded(share: number): number {
  return Math.round(share * 10) / 10
}
