import { Skeleton } from '../Skeleton/Skeleton'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import type { Column } from './columns'
import { DataTable } from './DataTable'

export interface DataTableSkeletonProps<Row> {
  /** The columns of the table that will come. */
  columns: readonly Column<Row>[]
  /**
   * How many rows.
   * @default 8
   */
  rows?: number
  /**
   * Whether the table that will come has buttons in its rows.
   * @default true
   */
  actions?: boolean
  /** As in the table that will come. */
  actionsWidth?: string
}

/** The table before its first rows: the same heights and widths, so that nothing moves when they come. */
export function DataTableSkeleton<Row>({
  columns,
  rows = 8,
  actions = true,
  actionsWidth,
}: DataTableSkeletonProps<Row>) {
  return (
    <div aria-busy>
      <VisuallyHidden as="output">Loading…</VisuallyHidden>
      {/* With its sort buttons, which give the head of the cards its height, but out of reach. */}
      <div inert>
        <DataTable
          caption="Loading"
          columns={columns.map(blank)}
          rows={Array.from({ length: rows }, (_, index) => index)}
          rowKey={String}
          onSort={ignore}
          actionsWidth={actionsWidth}
          actions={actions ? blankActions : undefined}
        />
      </div>
    </div>
  )
}

const bars = ['70%', '45%', '85%', '60%']

function blank<Row>(column: Column<Row>, index: number): Column<number> {
  const width = bars[index % bars.length]
  const isPicture = column.role === 'picture'
  return {
    ...column,
    cell: () => (isPicture ? <Skeleton width="36px" height="36px" /> : <Skeleton width={width} />),
  }
}

function blankActions() {
  return <Skeleton width="9rem" height="1.875rem" />
}

function ignore() {
  // Nothing to sort yet.
}
