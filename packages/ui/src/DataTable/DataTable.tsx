import type { MouseEvent, ReactNode } from 'react'

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { BodyCell } from './BodyCell'
import { inProportion, type Column, type Sort } from './columns'
import { HeadCell } from './HeadCell'
import { Head, HeaderCell, HeadLine } from './headParts'
import { Root, Rows, Table } from './parts'
import { Actions, Cell, Line } from './rowParts'

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
  sort?: Sort
  /** A header was pressed; without this no header is a button. */
  onSort?: (key: string) => void
  /** The buttons at the end of a row. */
  actions?: (row: Row) => ReactNode
  /**
   * The header of the buttons, only heard.
   * @default 'Actions'
   */
  actionsLabel?: string
  /**
   * Room for the buttons, a CSS length.
   * @default '12.5rem'
   */
  actionsWidth?: string
  /**
   * The rows are about to be replaced by newer ones.
   * @default false
   */
  busy?: boolean
  /** A click in a row that meets no link and no button. Only a short cut: a button of the row does the same. */
  onRowClick?: (row: Row) => void
}

/** Records in rows; in a narrow place each row becomes a card with the same content in the same order. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  actions,
  actionsLabel = 'Actions',
  actionsWidth = '12.5rem',
  busy = false,
  onRowClick,
}: DataTableProps<Row>) {
  function handleClick({ target }: MouseEvent, row: Row) {
    const isOnControl = target instanceof Element && target.closest('a, button')
    // Whoever marks a text wants to copy it.
    if (!isOnControl && !getSelection()?.toString()) onRowClick?.(row)
  }

  return (
    <Root>
      <Table aria-busy={busy}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <colgroup>
          {columns.map(({ key, width, role }) => (
            <col
              key={key}
              style={{ width: role === 'picture' ? '3.5rem' : width && inProportion(width) }}
            />
          ))}
          {actions && <col style={{ width: actionsWidth }} />}
        </colgroup>
        <Head>
          <HeadLine>
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
            {actions && (
              <HeaderCell>
                <VisuallyHidden>{actionsLabel}</VisuallyHidden>
              </HeaderCell>
            )}
          </HeadLine>
        </Head>
        <Rows>
          {rows.map((row) => (
            <Line
              key={rowKey(row)}
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
