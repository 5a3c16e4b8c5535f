import type { ColumnPreference } from '@staff/contract'
import type { Column } from '@staff/ui'

/** The stored choice of columns. */
export type ColumnPreferences = readonly Readonly<ColumnPreference>[]

/** A column of a list that a person can choose. */
export interface ChoosableColumn<Row> extends Column<Row> {
  /**
   * Whether it is hidden until a person chooses it.
   * @default false
   */
  isExtra?: boolean
}

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
  columns: readonly ChoosableColumn<Row>[],
  preferences: ColumnPreferences,
  keys?: readonly string[],
): ColumnChoice<Row> {
  const order = keys ?? preferences.map(({ key }) => key)
  const usual = columns.filter(({ isExtra }) => !isExtra)
  const isChosen = ({ key, isExtra }: ChoosableColumn<Row>) =>
    keys ? keys.includes(key) : (preferences.find((each) => each.key === key)?.shown ?? !isExtra)
  const all = columns
    .toSorted(
      (one, other) => rank(one) - rank(other) || placeIn(order, one) - placeIn(order, other),
    )
    .map((column) => withShare(column, preferences))
  // Without a choice the area decides, which may have details before the name.
  if (order.length === 0) return { all, shown: usual }
  const shown = all.filter((column) => column.role === 'lead' || isChosen(column))
  const isUsual =
    shown.length === usual.length && shown.every(({ key }, index) => usual[index]?.key === key)
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

function withShare<Row>(
  column: ChoosableColumn<Row>,
  preferences: ColumnPreferences,
): ChoosableColumn<Row> {
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
