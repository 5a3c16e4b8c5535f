import { opensTo, type RightsHolder } from '@staff/contract'
import {
  DataTable,
  DataTableSkeleton,
  rowButton,
  type DataTableProps,
  type DataTableSkeletonProps,
} from '@staff/ui'
import { useCallback, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'

import type { AreaScreens } from '../../../shared/defineArea'
import { useReader } from '../../../shared/useReader'
import { editPath } from '../../../shared/paths'
import { openRecordSearch } from '../../../shared/returnPath'
import { useRegion } from '../../../shared/regions/useRegion'
import { idOf, type AnyStored } from '../../../data/records/recordQueries'
import { useIsSelectable, useSelectColumn } from '../selection/useSelection'
import { actionsWidthOf, startWidth, useFittedColumns } from '../columns/useFittedColumns'
import { useLoaded } from '../../../shared/useLoaded'
import { useMayOrder, type RowOrder } from '../order/rowOrder'
import { useRowStart } from '../order/useRowStart'
import { orderWithoutColumn } from '../useListSort'
import { useOpenedRecord } from '../useOpenedRecord'
import { hasRowMenu } from './rowMenuItems'
import { RowPresses } from './RowPresses'
import { hasForm } from '../../../shared/hasForm'

export interface RecordRowsProps extends Pick<
  DataTableProps<AnyStored>,
  'rows' | 'sort' | 'onSort' | 'busy'
> {
  area: AreaScreens
  /**
   * Whether rows can be selected. Only the list of the screen has a selection.
   * @default false
   */
  selectable?: boolean
  /**
   * The order of the rows, where people can change it.
   * @default they cannot
   */
  order?: RowOrder | undefined
}

/** The table of an area's records, with the actions of each row. */
export function RecordRows({ area, selectable = false, order, sort, ...table }: RecordRowsProps) {
  const { entity, recordDialog } = area
  const { open } = useOpenedRecord()
  const [WidthHandle, loadHandle] = useLoaded(loadWidthHandle)
  const isList = entity.parentReference === undefined
  const actions = useRowActions(area)
  const boxes = useSelectColumn(area, table.rows, selectable)
  const { start, mover } = useRowStart(area, order, boxes)
  const startRem = startWidth(boxes !== undefined, order !== undefined)
  const shown = useFittedColumns(area, sort?.key, startRem)
  return (
    <RowPresses entity={entity} rows={table.rows} first={order?.first} onOpen={open}>
      <DataTable
        {...table}
        selection={start && { ...start, width: `${startRem}rem` }}
        sort={sort && { ...sort, others: orderWithoutColumn(entity, shown) }}
        sortMenu={!isList}
        caption={entity.labels.many}
        columns={shown}
        headEnd={
          WidthHandle && isList
            ? (column) => <WidthHandle area={area} column={column} />
            : undefined
        }
        onHeadEnter={WidthHandle ? undefined : loadHandle}
        rowKey={(record) => idOf(entity, record)}
        actions={actions}
        actionsWidth={actionsWidthOf(area)}
        onRowClick={recordDialog && ((record) => open(idOf(entity, record)))}
      />
      {mover}
    </RowPresses>
  )
}

const loadWidthHandle = async () => (await import('../columns/WidthHandle')).WidthHandle

/**
 * The actions of a row: the one that opens its record, Edit, and the menu with the rest. Records that nobody creates have no form to
 * edit them. The same function as long as its results are the same, so that only changed rows render again.
 */
function useRowActions(area: AreaScreens): (record: AnyStored) => ReactNode {
  const region = useRegion()
  const reader = useReader()
  const [search] = useSearchParams()
  // Only areas whose records open have the search of the list in each row.
  const listSearch = area.openButton ? withoutOpened(search) : ''
  return useCallback(
    (record) => rowActions(area, record, { region, reader, listSearch }),
    [area, region, reader, listSearch],
  )
}

interface RowActionsContext {
  region: string | undefined
  reader: RightsHolder
  /** The query string of the list. */
  listSearch: string
}

function rowActions(
  { entity, openButton }: AreaScreens,
  record: AnyStored,
  { region, reader, listSearch }: RowActionsContext,
) {
  const title = entity.titleOf(record)
  const id = idOf(entity, record)
  const verb = opensTo(reader, entity, 'edit') ? 'Edit' : 'Open'
  return (
    <>
      {openButton &&
        rowButton({
          kind: 'open',
          ...openButton,
          name: openButton.name(record),
          href: openRecordSearch(listSearch, id),
        })}
      {hasForm(entity) &&
        rowButton({
          kind: 'edit',
          label: verb,
          name: `${verb} ${title}`,
          icon: verb === 'Edit' ? 'edit' : 'eye',
          href: editPath(region, entity, id),
        })}
      {hasRowMenu(entity, reader) &&
        rowButton({ kind: 'menu', name: `Actions for ${title}`, icon: 'more' })}
    </>
  )
}

function withoutOpened(search: URLSearchParams): string {
  const rest = new URLSearchParams(search)
  rest.delete('open')
  return rest.toString()
}

export interface RecordRowsSkeletonProps extends Pick<
  DataTableSkeletonProps<AnyStored>,
  'rows' | 'selectable' | 'sortable'
> {
  area: AreaScreens
  /** The column by which the list is sorted. */
  sort?: string
}

/** The placeholder while the records load. */
export function RecordRowsSkeleton({
  area,
  sort,
  selectable = false,
  ...table
}: RecordRowsSkeletonProps) {
  const isSelectable = useIsSelectable(area) && selectable
  const mayOrder = useMayOrder(area.entity)
  const start = startWidth(isSelectable, mayOrder)
  return (
    <DataTableSkeleton
      {...table}
      columns={useFittedColumns(area, sort, start)}
      actionsWidth={actionsWidthOf(area)}
      // A press on a card does what its button would: it opens or edits the record.
      cardActions={false}
      selectable={isSelectable || mayOrder}
      selectionWidth={`${start}rem`}
      sortMenu={area.entity.parentReference !== undefined}
    />
  )
}
