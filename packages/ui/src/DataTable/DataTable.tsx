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
import { useScrollMark } from './useScrollMark'

export interface DataTableProps<Row> {
  /** The accessible name of the table. */
  caption: string
  /** The columns in reading order; see `Column`. */
  columns: readonly Column<Row>[]
  /** The records in display order. */
  rows: readonly Row[]
  /** Returns the unique key of a row. */
  rowKey: (row: Row) => string
  /** The current sort order, shown by an arrow. */
  sort?: Sort | undefined
  /**
   * Called when a header is pressed, or when column and order are chosen in a narrow table. Without it nothing is
   * sortable.
   */
  onSort?: ((key: string, order?: Sort['order']) => void) | undefined
  /** The buttons at the end of a row. On a card, a press anywhere follows the first link among them. */
  actions?: ((row: Row) => ReactNode) | undefined
  /**
   * The header of the buttons, for screen readers only.
   * @default 'Actions'
   */
  actionsLabel?: string
  /**
   * The width of the buttons as a CSS length.
   * @default '11.25rem'
   */
  actionsWidth?: string | undefined
  /**
   * Whether newer rows are being loaded.
   * @default false
   */
  busy?: boolean
  /**
   * Called when a row is clicked outside its links and buttons. Use it as a shortcut only: a button in the row must
   * do the same.
   */
  onRowClick?: ((row: Row) => void) | undefined
}

/** A table of records. With less width it shows fewer columns; a narrow one shows each row as a card. */
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
  const rowGroup = useScrollMark<HTMLTableSectionElement>()

  function handleClick({ target }: MouseEvent, row: Row) {
    const isOnControl = target instanceof Element && target.closest('a, button')
    // Selecting text in a row must not open it.
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
        <Rows ref={rowGroup}>
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
