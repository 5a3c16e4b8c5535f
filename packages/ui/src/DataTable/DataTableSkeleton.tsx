import { styled } from 'styled-components'

import { skeletonStyles } from '../Skeleton/Skeleton'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { space } from '../theme/tokens'
import { tableWidth, type Column } from './columns'
import { DataTable } from './DataTable'

export interface DataTableSkeletonProps<Row> {
  /** The columns of the table that is loading. */
  columns: readonly Column<Row>[]
  /**
   * The number of rows.
   * @default 8
   */
  rows?: number
  /**
   * Whether the loading table has buttons in its rows.
   * @default true
   */
  actions?: boolean
  /**
   * Whether its cards show buttons besides the menu at the corner.
   * @default true
   */
  cardActions?: boolean
  /** As in the loading table. */
  actionsWidth?: string | undefined
  /**
   * Whether the loading table has boxes that select its rows.
   * @default false
   */
  selectable?: boolean
  /** The width of these boxes, as in the loading table. */
  selectionWidth?: string | undefined
  /**
   * Whether the cards of the loading table have a menu that sorts them.
   * @default true
   */
  sortMenu?: boolean
  /**
   * Whether the loading table has sortable headers.
   * @default true
   */
  sortable?: boolean
}

/**
 * A placeholder for a table that is loading. Its heights and widths are those of the table, so nothing moves when the
 * rows appear.
 */
export function DataTableSkeleton<Row>({
  columns,
  rows = 8,
  actions = true,
  cardActions = true,
  actionsWidth,
  selectable = false,
  selectionWidth,
  sortMenu = true,
  sortable = true,
}: DataTableSkeletonProps<Row>) {
  return (
    <Root aria-busy>
      <VisuallyHidden as="output">Loading…</VisuallyHidden>
      {/* The sort buttons give the head of the cards its height. They cannot be focused. */}
      <div inert>
        <DataTable
          caption="Loading"
          columns={columns.map(blank)}
          rows={Array.from({ length: rows }, (_, index) => index)}
          rowKey={String}
          onSort={sortable ? ignore : undefined}
          sortMenu={sortMenu}
          selection={selectable ? blankSelection(selectionWidth) : undefined}
          actionsWidth={actionsWidth}
          actions={actions ? () => blankActions(actionsWidth, cardActions) : undefined}
        />
      </div>
    </Root>
  )
}

/** The markup of a `Skeleton`. A table has too many for a component each. */
function bar(width: string | undefined, height = '0.75rem') {
  return <span aria-hidden data-skeleton="" style={{ '--width': width, '--height': height }} />
}

// Lengths, not shares, because the content sets the width of a card.
const bars = ['9rem', '5rem', '11rem', '7rem']
/** The size of a picture at the current density. */
const SQUARE = 'var(--thumbnail-size, 2.25rem)'

const blankBox = bar('1.5rem', '1.5rem')

function blankSelection(width: string | undefined) {
  return { head: blankBox, cell: () => blankBox, ...(width !== undefined && { width }) }
}

function blank<Row>(column: Column<Row>, index: number): Column<number> {
  const width = bars[index % bars.length]
  const { role } = column
  if (role === 'picture') {
    return { ...column, mark: undefined, note: undefined, cell: () => bar(SQUARE, SQUARE) }
  }
  return {
    ...column,
    mark: undefined,
    note: undefined,
    cell: () => (role === 'detail' ? <span data-in-line="">{bar(width)}</span> : bar(width)),
  }
}

function blankActions(actionsWidth: string | undefined, onCards: boolean) {
  const width = actionsWidth ? `calc(${actionsWidth} - 2 * ${space.s4})` : '6rem'
  return (
    <div data-buttons="" data-on-cards={onCards}>
      {bar(width, '100%')}
    </div>
  )
}

function ignore() {
  // There is nothing to sort yet.
}

const Root = styled.div`
  [data-skeleton] {
    ${skeletonStyles}
  }

  /* Beside the dot that separates the details of a card. */
  [data-in-line] {
    display: inline-block;
    max-inline-size: calc(100% - ${space.s4});
    vertical-align: top;
  }

  /* The height of small buttons. */
  [data-buttons] {
    display: grid;
    block-size: 1.875rem;
    max-inline-size: 100%;

    @container (max-width: ${tableWidth.cards}) {
      &[data-on-cards='false'] {
        display: none;
      }
    }
    @media (pointer: coarse) {
      block-size: 2.25rem;
    }
  }
`
