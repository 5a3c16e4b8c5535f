import { tableRem, type Column, type Priority } from '@staff/ui'

/** What a table has beside its details, in rem: the name of the record, and the space of handles, boxes and buttons. */
interface Fixed {
  /** The width of the handles or boxes at the start, and of the buttons at the end. */
  ends: number
  /** The key of the column by which the list is sorted. It stays longest. */
  sort: string | undefined
}

/**
 * Sets which columns stay when the table becomes narrower: as many as fit. The sorted column stays first, then those with a low
 * `priority`, then those that come first. A column of priority 5 stays for wide tables.
 */
export function fitColumns<Row>(
  columns: readonly Column<Row>[],
  { ends, sort }: Fixed,
): Column<Row>[] {
  const details = columns.filter(({ role }) => role !== 'lead' && role !== 'picture')
  const rank = ({ key, priority = 1 }: Column<Row>) => (key === sort ? 0 : priority)
  const byRank = details.toSorted((one, other) => rank(one) - rank(other))
  const lead = columns.find(({ role }) => role === 'lead')
  const leadWidth = Math.max(LEAD, Number.parseFloat(lead?.width ?? '0'))
  let used = ends + leadWidth + (details.length < columns.length - 1 ? PICTURE : 0)
  const fitted = new Map<string, Priority>()
  for (const column of byRank) {
    used += widthOf(column)
    fitted.set(column.key, column.key === sort ? 1 : within(column.priority, priorityAt(used)))
  }
  return columns.map((column) => {
    const priority = fitted.get(column.key)
    return priority === undefined || priority === column.priority ? column : { ...column, priority }
  })
}

/** The columns that fit into the narrowest table with this priority. */
function priorityAt(used: number): Priority {
  if (used <= tableRem.cards) return 1
  if (used <= tableRem.few) return 2
  if (used <= tableRem.most) return 3
  return used <= tableRem.all ? 4 : 5
}

/** What the area always or last shows stays so, whether it fits or not. */
function within(declared: Priority | undefined, fitting: Priority): Priority {
  return declared === 1 || declared === 5 ? declared : fitting
}

/** The width of a column, in rem. One that shares the rest needs some too. */
function widthOf({ width, share }: Pick<Column<never>, 'width' | 'share'>): number {
  if (share !== undefined) return (share / 100) * tableRem.all
  return width === undefined ? 8 : Number.parseFloat(width)
}

/** The smallest width at which a name is readable, in rem. An area may give it more. */
const LEAD = 7.5

const PICTURE = 3.5
