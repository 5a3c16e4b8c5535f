import { memo, type MouseEvent, type ReactNode } from 'react'

import type { Column } from '../columns'
import { bodyCell, cellRole, rowRole } from './bodyCell'

export interface TableRowProps<Row> {
  /** The key of the row. */
  id: string
  /** The record of the row. */
  row: Row
  /** From the first to the last. */
  columns: readonly Column<Row>[]
  /** Whether the row is selected. */
  isSelected: boolean
  /** What selects and moves the row. */
  select: ((row: Row, isSelected: boolean) => ReactNode) | undefined
  /** The buttons at the end of the row. */
  actions: ((row: Row) => ReactNode) | undefined
  /** Called when the row is clicked outside its links and buttons. */
  onClick: ((row: Row) => void) | undefined
}

function AnyTableRow<Row>({
  id,
  row,
  columns,
  isSelected,
  select,
  actions,
  onClick,
}: TableRowProps<Row>) {
  function handleClick({ target }: MouseEvent) {
    const isOnControl = target instanceof Element && target.closest('a, button, input')
    // Selecting text in a row must not open it.
    if (!isOnControl && !getSelection()?.toString()) onClick?.(row)
  }

  return (
    <tr
      {...rowRole}
      data-row={id}
      data-opens={onClick ? true : undefined}
      onClick={onClick && handleClick}
    >
      {select && (
        <td {...cellRole} data-role="select">
          {select(row, isSelected)}
        </td>
      )}
      {columns.map((column) => bodyCell(column, row))}
      {actions && (
        <td {...cellRole} data-role="actions">
          {actions(row)}
        </td>
      )}
    </tr>
  )
}

/**
 * One row of a `DataTable`, of plain elements that the table styles: a component for each cell would double the time of a list. It
 * renders again only when its record, its selection or the columns change.
 */
// `memo` drops the type parameter.
export const TableRow = memo(AnyTableRow) as typeof AnyTableRow
