import { Skeleton } from '../Skeleton/Skeleton'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import type { Column } from './columns'
import { DataTable } from './DataTable'

export interface DataTableSkeletonProps<Row> {
  /** The columns of the table that will come. */
  columns: readonly Column<Row>[]
  /** @default 8 */
  rows?: number
  /** The table that will come has buttons in its rows. */
  actions?: boolean
  /** As in the table that will come. */
  actionsWidth?: string
}

/** The table before its first rows: the same heights and widths, so that nothing moves when they come. */
export function DataTableSkeleton<Row>(props: DataTableSkeletonProps<Row>) {
  const { columns, rows = 8, actions = true, actionsWidth } = props
  const blank = columns.map((column, index) => ({
    ...column,
    cell: () => bars[index % bars.length],
  }))

  return (
    <div aria-busy>
      <VisuallyHidden role="status">Loading…</VisuallyHidden>
      <div aria-hidden>
        <DataTable
          caption="Loading"
          columns={blank}
          rows={Array.from({ length: rows }, (_, index) => index)}
          rowKey={String}
          actionsWidth={actionsWidth}
          {...(actions && { actions: () => <Skeleton width="9rem" height="1.875rem" /> })}
        />
      </div>
    </div>
  )
}

const bars = [<Skeleton width="70%" />, <Skeleton width="45%" />, <Skeleton width="85%" />]
