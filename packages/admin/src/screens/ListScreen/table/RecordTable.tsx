import { Pagination } from '@staff/ui'
import { useSnapshot } from 'valtio'

import type { AreaScreens } from '../../../shared/defineArea'
import type { AnyStored, ListParams } from '../../../data/records/recordQueries'
import type { RecordList } from '../../../stores/lists/recordList'
import { useRowOrder } from '../order/rowOrder'
import { RecordRows } from './RecordRows'
import { DEFAULT_PAGE_SIZE } from '../listParams'

export interface RecordTableProps {
  area: AreaScreens
  list: RecordList<AnyStored>
  params: ListParams
  onChange: (changes: Partial<ListParams>, options?: { replace?: boolean }) => void
  /** Whether another page is loading. */
  busy: boolean
}

/** One page of an area's list, with sortable columns and pagination. */
export function RecordTable({ area, list, params, onChange, busy }: RecordTableProps) {
  const { records, total } = useSnapshot(list)
  const { sort, order, page, pageSize } = params
  const rowOrder = useRowOrder(area.entity, list, params, onChange)

  function handleSort(key: string, chosen?: ListParams['order']) {
    const reversed = order === 'asc' ? 'desc' : 'asc'
    onChange({ sort: key, order: chosen ?? (key === sort ? reversed : 'asc') })
  }

  return (
    <>
      <RecordRows
        area={area}
        rows={records}
        sort={{ key: sort, order }}
        onSort={handleSort}
        busy={busy}
        selectable
        order={rowOrder}
      />
      {isPaged(total, pageSize) && (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={total}
          onPage={(chosen) => onChange({ page: chosen })}
          onPageSize={(chosen) => onChange({ pageSize: chosen })}
        />
      )}
    </>
  )
}

/** A single page needs no pagination, unless it is single because of the chosen page size. */
export function isPaged(total: number, pageSize: number): boolean {
  return total > Math.min(pageSize, DEFAULT_PAGE_SIZE)
}
