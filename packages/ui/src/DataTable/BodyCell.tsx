import type { ReactNode } from 'react'

import type { Column } from './columns'
import { Cell, Label, LeadCell, Value } from './rowParts'

interface BodyCellProps<Row> {
  column: Column<Row>
  row: Row
}

/** What one column says of one row; the lead column's cell is the header of the row. */
export function BodyCell<Row>({ column, row }: BodyCellProps<Row>) {
  const { header, cell, align, role } = column
  // What is never left out needs no mark.
  const priority = column.priority === 1 ? undefined : column.priority

  if (role === 'lead') {
    return (
      <LeadCell data-align={align} data-role="lead" data-priority={priority}>
        <Value>{isolated(cell(row))}</Value>
      </LeadCell>
    )
  }
  return (
    <Cell data-align={align} data-role={role} data-priority={priority}>
      {role !== 'picture' && <Label>{header}</Label>}
      <Value>{isolated(cell(row))}</Value>
    </Cell>
  )
}

/** A bare text gets an element of its own, which its direction and its dots need. */
function isolated(content: ReactNode): ReactNode {
  return typeof content === 'string' && content ? <bdi>{content}</bdi> : content
}
