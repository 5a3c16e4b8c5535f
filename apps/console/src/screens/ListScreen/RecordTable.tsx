import { Pagination } from '@staff/ui'
import { useSnapshot } from 'valtio'

import type { AreaScreens } from '../../app/defineArea'
import type { AnyStored, ListParams } from '../../data/recordQueries'
import type { RecordList } from '../../stores/recordList'
import { RecordRows } from './RecordRows'

export interface RecordTableProps {
  area: AreaScreens
  list: RecordList<AnyStored>
  params: ListParams
  onChange: (changes: Partial<ListParams>, options?: { replace?: boolean }) => void
  /** Whether another page is on its way. */
  busy: boolean
}

/** One page of an area's list: sorted by its heads, turned over below. */
export function RecordTable({ area, list, params, onChange, busy }: RecordTableProps) {
  const { records, total } = useSnapshot(list)
  const { sort, order, page, pageSize } = params

  function handleSort(key: string) {
    const turned = order === 'asc' ? 'desc' : 'asc'
    onChange({ sort: key, order: key === sort ? turned : 'asc' })
  }

  return (
    <>
      <RecordRows
        area={area}
        rows={records}
        sort={{ key: sort, order }}
        onSort={handleSort}
        busy={busy}
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
