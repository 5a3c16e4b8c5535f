import type { ColumnPreference } from '@staff/contract'
import type { Column } from '@staff/ui'

/** The stored choice of columns. */
export type ColumnPreferences = readonly Readonly<ColumnPreference>[]

/** The columns of a list that a person can choose, in reading order. */
export interface ColumnChoice<Row> {
  /** The columns to show. */
  shown: Column<Row>[]
  /** All columns, also those that are not shown. Pictures and the one that names the record are first. */
  all: Column<Row>[]
}

/**
 * The columns of a list as a person wants them. `keys` are the columns that the address names; they decide what is shown
 * in which order, and the preferences decide the widths. The column that names the record is always shown, after the
 * pictures.
 */
export function chooseColumns<Row>(
  columns: readonly Column<Row>[],
  preferences: ColumnPreferences,
  keys?: readonly string[],
): ColumnChoice<Row> {
  const order = keys ?? preferences.map(({ key }) => key)
  const isHidden = ({ key, role }: Column<Row>) =>
    role !== 'lead' &&
    (keys ? !keys.includes(key) : preferences.some((each) => each.key === key && !each.shown))
  const all = columns
    .toSorted(
      (one, other) => rank(one) - rank(other) || placeIn(order, one) - placeIn(order, other),
    )
    .map((column) => withShare(column, preferences))
  // Without a choice the area decides, which may have details before the name.
  if (order.length === 0) return { all, shown: [...columns] }
  const shown = all.filter((column) => !isHidden(column))
  const isUsual =
    shown.length === columns.length && shown.every(({ key }, index) => columns[index]?.key === key)
  return { all, shown: isUsual ? shown : byPlace(shown) }
}

/** Pictures first, then the name of the record, then the details. */
function rank({ role }: Pick<Column<never>, 'role'>): number {
  if (role === 'picture') return 0
  return role === 'lead' ? 1 : 2
}

/** A column that is not in the order comes last, such as one that is new since the choice. */
function placeIn(order: readonly string[], { key }: Pick<Column<never>, 'key'>): number {
  const place = order.indexOf(key)
  return place === -1 ? order.length : place
}

function withShare<Row>(column: Column<Row>, preferences: ColumnPreferences): Column<Row> {
  const width = preferences.find(({ key }) => key === column.key)?.width
  return typeof width === 'number' ? { ...column, share: width } : column
}

/** The first detail stays longest when there is little room: the person has put it there. */
function byPlace<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
  const details = columns.filter((column) => rank(column) === 2)
  return columns.map((column) => {
    const place = details.indexOf(column)
    return place === -1 ? column : { ...column, priority: PRIORITIES[place] ?? 3 }
  })
}

const PRIORITIES = [1, 2] as const
