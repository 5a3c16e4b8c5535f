import { styled } from 'styled-components'

import { Skeleton } from '../Skeleton/Skeleton'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { space } from '../theme/tokens'
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
  actionsWidth?: string | undefined
  /**
   * Whether the heads of the table that will come sort.
   * @default true
   */
  sortable?: boolean
}

/** The table before its first rows: the same heights and widths, so that nothing moves when they come. */
export function DataTableSkeleton<Row>({
  columns,
  rows = 8,
  actions = true,
  actionsWidth,
  sortable = true,
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
          onSort={sortable ? ignore : undefined}
          actionsWidth={actionsWidth}
          actions={actions ? () => blankActions(actionsWidth) : undefined}
        />
      </div>
    </div>
  )
}

// Lengths, because a card is as wide as what stands in it.
const bars = ['9rem', '5rem', '11rem', '7rem']
/** As large as a picture in the density of the moment. */
const SQUARE = 'var(--thumbnail-size, 2.25rem)'

function blank<Row>(column: Column<Row>, index: number): Column<number> {
  const width = bars[index % bars.length]
  const { role } = column
  if (role === 'picture') {
    return { ...column, cell: () => <Skeleton width={SQUARE} height={SQUARE} /> }
  }
  return { ...column, cell: () => <Skeleton width={width} /> }
}

function blankActions(actionsWidth: string | undefined) {
  const width = actionsWidth ? `calc(${actionsWidth} - 2 * ${space.s4})` : '9rem'
  return (
    <Buttons>
      <Skeleton width={width} height="100%" />
    </Buttons>
  )
}

function ignore() {
  // Nothing to sort yet.
}

/** As high as small buttons. */
const Buttons = styled.div`
  display: grid;
  block-size: 1.875rem;
  max-inline-size: 100%;

  @media (pointer: coarse) {
    block-size: 2.25rem;
  }
`
