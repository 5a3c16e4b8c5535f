import { opensTo, type RightsHolder } from '@staff/contract'
import {
  Button,
  DataTable,
  DataTableSkeleton,
  EditButton,
  type DataTableProps,
  type DataTableSkeletonProps,
} from '@staff/ui'
import { Ellipsis, Eye } from 'lucide-react'
import { useCallback } from 'react'

import type { AreaScreens } from '../../../shared/defineArea'
import { useReader } from '../../../shared/useReader'
import { editPath } from '../../../shared/paths'
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
import { RowMenu } from './RowMenu'
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
  const region = useRegion()
  const reader = useReader()
  // The same at each render, so that only changed rows render again.
  const actions = useCallback(
    (record: AnyStored) => (
      <RecordActions area={area} record={record} region={region} reader={reader} />
    ),
    [area, region, reader],
  )
  const boxes = useSelectColumn(area, table.rows, selectable)
  const selection = useRowStart(area, order, boxes)
  const start = startWidth(boxes !== undefined, order !== undefined)
  const shown = useFittedColumns(area, sort?.key, start)
  return (
    <RowMenu entity={entity} rows={table.rows} first={order?.first}>
      <DataTable
        {...table}
        selection={selection && { ...selection, width: `${start}rem` }}
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
    </RowMenu>
  )
}

const loadWidthHandle = async () => (await import('../columns/WidthHandle')).WidthHandle

interface RecordActionsProps {
  area: AreaScreens
  record: AnyStored
  /** From the list, so that not every row asks for them. */
  region: string | undefined
  reader: RightsHolder
}

/** The area's own actions, Edit, and the menu with the rest. Records that nobody creates have no form to edit them. */
function RecordActions({ area, record, region, reader }: RecordActionsProps) {
  const { entity, RowActions } = area
  const title = entity.titleOf(record)
  const verb = opensTo(reader, entity, 'edit') ? 'Edit' : 'Open'
  return (
    <>
      {RowActions && <RowActions record={record} />}
      {hasForm(entity) && (
        <EditButton
          size="s"
          href={editPath(region, entity, idOf(entity, record))}
          aria-label={`${verb} ${title}`}
          {...(verb === 'Open' && { icon: <Eye /> })}
        >
          {verb}
        </EditButton>
      )}
      {hasRowMenu(entity, reader) && (
        <Button
          size="s"
          icon={<Ellipsis />}
          data-row-menu=""
          aria-haspopup="menu"
          aria-expanded={false}
          aria-label={`Actions for ${title}`}
        />
      )}
    </>
  )
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
      // A record that opens has no button on its card.
      cardActions={area.RowActions !== undefined && area.recordDialog === undefined}
      selectable={isSelectable || mayOrder}
      selectionWidth={`${start}rem`}
      sortMenu={area.entity.parentReference !== undefined}
    />
  )
}
