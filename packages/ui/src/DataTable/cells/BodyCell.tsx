import type { ReactNode } from 'react'

import type { Column } from '../columns'
import { cellRole, leadRole } from '../rowParts'

interface BodyCellProps<Row> {
  column: Column<Row>
  row: Row
}

/** The cell of one column in one row. The cell of the lead column is the row's header. */
export function BodyCell<Row>({ column, row }: BodyCellProps<Row>) {
  const { header, cell, align, role } = column
  // Columns of priority 1 are always shown and need no mark.
  const priority = column.priority === 1 ? undefined : column.priority

  // Plain elements, which the row styles: a component for the styles of each would double the time of a list.
  if (role === 'lead') {
    return (
      <th {...leadRole} data-align={align} data-role="lead" data-priority={priority}>
        <div data-value="">{isolated(cell(row))}</div>
      </th>
    )
  }
  return (
    <td {...cellRole} data-align={align} data-role={role} data-priority={priority}>
      {role !== 'picture' && <span data-label="">{header}</span>}
      <div data-value="">{isolated(cell(row))}</div>
    </td>
  )
}

/** Wraps plain text in an element, which the text direction and the ellipsis need. */
function isolated(content: ReactNode): ReactNode {
  return typeof content === 'string' && content ? <bdi>{content}</bdi> : content
}
