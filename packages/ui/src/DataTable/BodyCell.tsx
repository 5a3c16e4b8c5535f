import type { Column } from './columns'
import { Cell, Label, LeadCell, Value } from './rowParts'

interface BodyCellProps<Row> {
  column: Column<Row>
  row: Row
}

/** What one column says of one row; the lead column's cell is the header of the row. */
export function BodyCell<Row>({ column, row }: BodyCellProps<Row>) {
  const { header, cell, align, role } = column

  if (role === 'lead') {
    return (
      <LeadCell data-align={align} data-role="lead">
        <Value>{cell(row)}</Value>
      </LeadCell>
    )
  }
  return (
    <Cell data-align={align} data-role={role}>
      {/* Screen readers have it from the header row. */}
      {role !== 'picture' && <Label aria-hidden>{header}</Label>}
      <Value>{cell(row)}</Value>
    </Cell>
  )
}
