import type { AnyEntity } from '@staff/forms/entities'
import { DataTable, DataTableSkeleton, DeleteButton, EditButton, Pagination } from '@staff/ui'
import { useSnapshot } from 'valtio'

import type { AreaScreens } from '../../app/defineArea'
import { editPath } from '../../app/paths'
import { useCountry } from '../../app/useCountry'
import { idOf, type AnyStored, type ListParams } from '../../data/recordQueries'
import { openModal } from '../../stores/modal'
import type { RecordList } from '../../stores/recordList'
import { columnsOf } from './columnsOf'

export interface RecordTableProps {
  area: AreaScreens
  list: RecordList<AnyStored>
  params: ListParams
  onChange: (changes: Partial<ListParams>, options?: { replace?: boolean }) => void
  /** Whether another page is on its way. */
  busy: boolean
}

/** One page of records with the verbs that each of them has. */
export function RecordTable({ area, list, params, onChange, busy }: RecordTableProps) {
  const { entity } = area
  const { records, total } = useSnapshot(list)
  const { sort, order, page, pageSize } = params

  function handleSort(key: string) {
    const turned = order === 'asc' ? 'desc' : 'asc'
    onChange({ sort: key, order: key === sort ? turned : 'asc' })
  }

  return (
    <>
      <DataTable
        caption={entity.labels.many}
        columns={columnsOf(area)}
        rows={records}
        rowKey={(record) => idOf(entity, record)}
        sort={{ key: sort, order }}
        onSort={handleSort}
        busy={busy}
        actions={(record) => <RecordActions entity={entity} record={record} />}
      />
      <Pagination
        page={page}
        pageSize={pageSize}
        total={total}
        onPage={(turned) => onChange({ page: turned })}
        onPageSize={(chosen) => onChange({ pageSize: chosen })}
      />
    </>
  )
}

interface RecordActionsProps {
  entity: AnyEntity
  record: AnyStored
}

/** Edit and Delete, named after the record. */
function RecordActions({ entity, record }: RecordActionsProps) {
  const id = idOf(entity, record)
  const title = entity.titleOf(record)
  return (
    <>
      <EditButton size="s" href={editPath(useCountry(), entity, id)} aria-label={`Edit ${title}`} />
      <DeleteButton
        size="s"
        aria-label={`Delete ${title}`}
        onClick={() => openModal({ id, title })}
      />
    </>
  )
}

export interface RecordTableSkeletonProps {
  area: AreaScreens
}

/** The shape of the table while its first page is on its way. */
export function RecordTableSkeleton({ area }: RecordTableSkeletonProps) {
  return <DataTableSkeleton columns={columnsOf(area)} />
}
