import { accessTo, type AnyEntity } from '@staff/forms/entity'
import {
  Button,
  DataTable,
  DataTableSkeleton,
  DeleteButton,
  EditButton,
  type Column,
  type DataTableProps,
  type DataTableSkeletonProps,
} from '@staff/ui'
import { Copy } from 'lucide-react'
import { useCallback } from 'react'
import { useSnapshot } from 'valtio'

import type { AreaScreens } from '../../../shared/defineArea'
import { hasAccess } from '../../../shared/hasAccess'
import { duplicatePath, editPath } from '../../../shared/paths'
import { useRegion } from '../../../shared/useRegion'
import { idOf, type AnyStored } from '../../../data/records/recordQueries'
import { auth } from '../../../stores/session/auth'
import { openModal } from '../../../stores/modal'
import { useIsSelectable, useSelectColumn } from '../selection/useSelection'
import { useColumns } from '../columns/useColumns'
import { useLoaded } from '../../../shared/useLoaded'
import { useMayOrder, type RowOrder } from '../order/rowOrder'
import { HANDLE_AND_BOX_WIDTH, HANDLE_WIDTH, useRowStart } from '../order/useRowStart'
import { useOpenedRecord } from '../useOpenedRecord'

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
  const { shown } = useColumns(area)
  const [WidthHandle, loadHandle] = useLoaded(loadWidthHandle)
  const isList = entity.parentReference === undefined
  const region = useRegion()
  const { roleTypeId } = useSnapshot(auth)
  // The same at each render, so that only changed rows render again.
  const actions = useCallback(
    (record: AnyStored) => (
      <RecordActions area={area} record={record} region={region} roleTypeId={roleTypeId} />
    ),
    [area, region, roleTypeId],
  )
  const selection = useRowStart(area, order, useSelectColumn(area, table.rows, selectable))
  return (
    <DataTable
      {...table}
      selection={selection}
      sort={sort && { ...sort, others: orderWithoutColumn(entity, shown) }}
      caption={entity.labels.many}
      columns={shown}
      headEnd={
        WidthHandle && isList ? (column) => <WidthHandle area={area} column={column} /> : undefined
      }
      onHeadEnter={WidthHandle ? undefined : loadHandle}
      rowKey={(record) => idOf(entity, record)}
      actions={actions}
      actionsWidth={widthOf(area)}
      onRowClick={recordDialog && ((record) => open(idOf(entity, record)))}
    />
  )
}

/** The order of an entity, where no column shows it. */
function orderWithoutColumn({ ordered }: AnyEntity, shown: readonly Column<AnyStored>[]) {
  const isShown = !ordered || shown.some(({ key }) => key === ordered.by)
  return isShown ? [] : [{ key: ordered.by, header: 'Order', sorts: 'number' as const }]
}

/** The space of the area's own actions and of Duplicate. */
function widthOf({ entity, actionsWidth = '11.25rem' }: AreaScreens): string {
  return accessTo(entity).create === 'nobody' ? actionsWidth : `calc(${actionsWidth} + 2.375rem)`
}

const loadWidthHandle = async () => (await import('../columns/WidthHandle')).WidthHandle

interface RecordActionsProps {
  area: AreaScreens
  record: AnyStored
  /** From the list, so that not every row asks for them. */
  region: string | undefined
  roleTypeId: number
}

/** The area's own actions, then Edit and Delete if the user may. Records that nobody creates have no form to edit them. */
function RecordActions({ area, record, region, roleTypeId }: RecordActionsProps) {
  const { entity, RowActions } = area
  const id = idOf(entity, record)
  const title = entity.titleOf(record)
  const { create, remove } = accessTo(entity)
  return (
    <>
      {RowActions && <RowActions record={record} />}
      {hasAccess(create, roleTypeId) && (
        <>
          <EditButton size="s" href={editPath(region, entity, id)} aria-label={`Edit ${title}`} />
          <Button
            size="s"
            icon={<Copy />}
            href={duplicatePath(region, entity, id)}
            title="Duplicate"
            aria-label={`Duplicate ${title}`}
          />
        </>
      )}
      {hasAccess(remove, roleTypeId) && (
        <DeleteButton
          size="s"
          aria-label={`Delete ${title}`}
          onClick={() => openModal({ area: entity.area, id, title })}
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
}

/** The placeholder while the records load. */
export function RecordRowsSkeleton({
  area,
  selectable = false,
  ...table
}: RecordRowsSkeletonProps) {
  const { shown } = useColumns(area)
  const isSelectable = useIsSelectable(area) && selectable
  const mayOrder = useMayOrder(area.entity)
  return (
    <DataTableSkeleton
      {...table}
      columns={shown}
      actionsWidth={widthOf(area)}
      selectable={isSelectable || mayOrder}
      selectionWidth={mayOrder ? (isSelectable ? HANDLE_AND_BOX_WIDTH : HANDLE_WIDTH) : undefined}
    />
  )
}
