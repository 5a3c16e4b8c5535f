import type { ReactNode } from 'react'

import type { Column } from './columns'
import { Cell, Label, LeadCell, Value } from './rowParts'

interface BodyCellProps<Row> {
  column: Column<Row>
  row: Row
}

/** The cell of one column in one row. The cell of the lead column is the row's header. */
export function BodyCell<Row>({ column, row }: BodyCellProps<Row>) {
  const { header, cell, align, role } = column
  // Columns of priority 1 are always shown and need no mark.
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

/** Wraps plain text in an element, which the text direction and the ellipsis need. */
function isolated(content: ReactNode): ReactNode {
  return typeof content === 'string' && content ? <bdi>{content}</bdi> : content
}
