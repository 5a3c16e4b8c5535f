import type { MouseEvent, ReactNode } from 'react'

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { BodyCell } from './BodyCell'
import { columnWidth, type Column, type Sort } from './columns'
import { HeadCell } from './HeadCell'
import { Actions } from './Actions'
import { Head, HeaderCell } from './headParts'
import { Root, Rows, Table } from './parts'
import { Cell, Line } from './rowParts'
import { SortMenu } from './SortMenu'

export interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  caption: string
  /** From the inline start to the end; see `Column`. */
  columns: readonly Column<Row>[]
  /** The records, in the order in which they are shown. */
  rows: readonly Row[]
  /** What identifies a row. */
  rowKey: (row: Row) => string
  /** By what the rows are sorted, shown by an arrow. */
  sort?: Sort | undefined
  /** A header was pressed, or in a narrow place a column and an order were chosen; without this nothing sorts. */
  onSort?: ((key: string, order?: Sort['order']) => void) | undefined
  /** The buttons at the end of a row. The first link among them is what a press on a card follows. */
  actions?: ((row: Row) => ReactNode) | undefined
  /**
   * The header of the buttons, only heard.
   * @default 'Actions'
   */
  actionsLabel?: string
  /**
   * Room for the buttons, a CSS length.
   * @default '11.25rem'
   */
  actionsWidth?: string | undefined
  /**
   * The rows are about to be replaced by newer ones.
   * @default false
   */
  busy?: boolean
  /** A click in a row that meets no link and no button. Only a short cut: a button of the row does the same. */
  onRowClick?: ((row: Row) => void) | undefined
}

/** Records in rows. A narrower table shows fewer columns, and a narrow one a card for each row. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  actions,
  actionsLabel = 'Actions',
  actionsWidth = '11.25rem',
  busy = false,
  onRowClick,
}: DataTableProps<Row>) {
  function handleClick({ target }: MouseEvent, row: Row) {
    const isOnControl = target instanceof Element && target.closest('a, button')
    // Whoever marks a text wants to copy it.
    if (!isOnControl && !getSelection()?.toString()) onRowClick?.(row)
  }

  return (
    <Root data-busy={busy || undefined}>
      {onSort && <SortMenu columns={columns} sort={sort} onSort={onSort} />}
      <Table aria-busy={busy}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <colgroup>
          {columns.map(({ key, width, priority, role }) => (
            <col
              key={key}
              data-priority={priority}
              style={{ width: role === 'picture' ? '3.5rem' : width && columnWidth(width) }}
            />
          ))}
          {actions && <col style={{ width: actionsWidth }} />}
        </colgroup>
        <Head>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
            {actions && (
              <HeaderCell>
                <VisuallyHidden>{actionsLabel}</VisuallyHidden>
              </HeaderCell>
            )}
          </tr>
        </Head>
        <Rows>
          {rows.map((row) => (
            <Line
              key={rowKey(row)}
              data-row={rowKey(row)}
              data-opens={onRowClick ? true : undefined}
              onClick={onRowClick && ((event) => handleClick(event, row))}
            >
              {columns.map((column) => (
                <BodyCell key={column.key} column={column} row={row} />
              ))}
              {actions && (
                <Cell data-role="actions">
                  <Actions>{actions(row)}</Actions>
                </Cell>
              )}
            </Line>
          ))}
        </Rows>
      </Table>
    </Root>
  )
}
