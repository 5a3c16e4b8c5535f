import { memo, type MouseEvent, type ReactNode } from 'react'

import { Actions } from './Actions'
import { BodyCell } from './cells/BodyCell'
import type { Column } from './columns'
import { cellRole, Line } from './rowParts'

export interface TableRowProps<Row> {
  /** The key of the row. */
  id: string
  /** The record of the row. */
  row: Row
  /** From the first to the last. */
  columns: readonly Column<Row>[]
  /** The box that selects the row. */
  select: ((row: Row) => ReactNode) | undefined
  /** The buttons at the end of the row. */
  actions: ((row: Row) => ReactNode) | undefined
  /** Called when the row is clicked outside its links and buttons. */
  onClick: ((row: Row) => void) | undefined
}

function AnyTableRow<Row>({ id, row, columns, select, actions, onClick }: TableRowProps<Row>) {
  function handleClick({ target }: MouseEvent) {
    const isOnControl = target instanceof Element && target.closest('a, button, input')
    // Selecting text in a row must not open it.
    if (!isOnControl && !getSelection()?.toString()) onClick?.(row)
  }

  return (
    <Line data-row={id} data-opens={onClick ? true : undefined} onClick={onClick && handleClick}>
      {select && (
        <td {...cellRole} data-role="select">
          {select(row)}
        </td>
      )}
      {columns.map((column) => (
        <BodyCell key={column.key} column={column} row={row} />
      ))}
      {actions && (
        <td {...cellRole} data-role="actions">
          <Actions>{actions(row)}</Actions>
        </td>
      )}
    </Line>
  )
}

/** One row of a `DataTable`. It renders again only when its record or the columns change. */
// `memo` drops the type parameter.
export const TableRow = memo(AnyTableRow) as typeof AnyTableRow
