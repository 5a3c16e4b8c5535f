import type { ReactNode } from 'react'

import { useSameFunction } from '../useSameFunction/useSameFunction'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { widthOf, type Column, type Sort } from './columns'
import { HeadCell } from './cells/HeadCell'
import { Head, HeaderCell } from './cells/headParts'
import { CardsHead, Root, Rows, Table } from './parts'
import { SortMenu } from './cells/SortMenu'
import { titleCutText } from './cells/titleCutText'
import { TableRow } from './row/TableRow'
import { useScrollMark } from './useScrollMark'

/** What is at the start of each row. */
export interface RowStart<Row> {
  /** In the header: the box for all rows. */
  head: ReactNode
  /** The box of a row (`rowBox`), its handle (`rowGrip`), or both. The same function at each render. */
  cell: (row: Row, isSelected: boolean) => ReactNode
  /**
   * Whether the row is selected.
   * @default no row is
   */
  isSelected?: (row: Row) => boolean
  /**
   * A CSS length, for more than a box.
   * @default '2.75rem'
   */
  width?: string
}

export interface DataTableProps<Row> {
  /** The accessible name of the table. */
  caption: string
  /** The columns in reading order; see `Column`. With the same array at each render, unchanged rows do not render again. */
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
  /** A column at the start with what selects and moves rows. */
  selection?: RowStart<Row> | undefined
  /**
   * Whether cards have a menu that sorts them, because they have no headers. Turn it off where the page has a `SortMenu`.
   * @default true
   */
  sortMenu?: boolean
  /**
   * The buttons at the end of a row (`rowButton`), from the same function at each render. On a card, a press anywhere follows the first
   * link among them.
   */
  actions?: ((row: Row) => ReactNode) | undefined
  /**
   * The header of the buttons, for screen readers only.
   * @default 'Actions'
   */
  actionsLabel?: string
  /**
   * The width of the buttons as a CSS length.
   * @default '8.5rem'
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
  /** The end of a header, such as a `ColumnHandle`. */
  headEnd?: ((column: Column<Row>) => ReactNode) | undefined
  /** Called when the pointer or the focus comes to the headers, to load what `headEnd` returns. */
  onHeadEnter?: (() => void) | undefined
}

/** A table of records. With less width it shows fewer columns; a narrow one shows each row as a card. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  selection,
  sortMenu = true,
  actions,
  actionsLabel = 'Actions',
  actionsWidth = '8.5rem',
  busy = false,
  onRowClick,
  headEnd,
  onHeadEnter,
}: DataTableProps<Row>) {
  const rowGroup = useScrollMark<HTMLTableSectionElement>()

  const handleRowClick = useSameFunction((row: Row) => onRowClick?.(row))

  return (
    <Root
      data-sized={columns.some(({ share }) => share !== undefined) || undefined}
      data-busy={busy || undefined}
    >
      {onSort && sortMenu && (
        <CardsHead>
          {selection?.head}
          <SortMenu columns={columns} sort={sort} onSort={onSort} />
        </CardsHead>
      )}
      <Table aria-busy={busy}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <colgroup>
          {selection && <col style={{ width: selection.width ?? SELECTION_WIDTH }} />}
          {columns.map((column) => (
            <col
              key={column.key}
              data-priority={column.priority}
              style={{ width: widthOf(column) }}
            />
          ))}
          {actions && <col style={{ width: actionsWidth }} />}
        </colgroup>
        <Head onPointerEnter={onHeadEnter} onFocus={onHeadEnter}>
          <tr>
            {selection && <HeaderCell data-role="select">{selection.head}</HeaderCell>}
            {columns.map((column) => (
              <HeadCell
                key={column.key}
                column={column}
                sort={sort}
                onSort={onSort}
                end={column.role !== 'picture' && headEnd?.(column)}
              />
            ))}
            {actions && (
              <HeaderCell>
                <VisuallyHidden>{actionsLabel}</VisuallyHidden>
              </HeaderCell>
            )}
          </tr>
        </Head>
        <Rows ref={rowGroup} onMouseOver={titleCutText}>
          {rows.map((row) => (
            <TableRow
              key={rowKey(row)}
              id={rowKey(row)}
              row={row}
              columns={columns}
              isSelected={selection?.isSelected?.(row) ?? false}
              select={selection?.cell}
              actions={actions}
              onClick={onRowClick && handleRowClick}
            />
          ))}
        </Rows>
      </Table>
    </Root>
  )
}

/** The space of a box beside the edge of the table. */
const SELECTION_WIDTH = '2.75rem'
