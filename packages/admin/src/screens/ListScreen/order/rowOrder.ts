import { opensTo } from '@staff/contract'
import { type AnyEntity, type SortOrder } from '@staff/entity'
import { useSameFunction } from '@staff/ui'
import { useMemo } from 'react'

import type { AnyStored, ListParams } from '../../../data/records/recordQueries'
import { useReader } from '../../../shared/useReader'
import type { RecordList } from '../../../stores/lists/recordList'
import { isNarrowed } from '../listParams'

/** The order of the rows of a table, as far as people can change it. */
export interface RowOrder {
  list: RecordList<AnyStored>
  /** Whether the rows can be moved now: all of the list, sorted by its order. */
  canMove: boolean
  /**
   * The position of the first row.
   * @default 1
   */
  first?: number
  /** Shows the page with a position; absent for a list without pages. */
  onShow?: (position: number) => void
  /** Sorts the list so that its rows can be moved; absent if it is always sorted so. */
  onSort?: () => void
}

/** Whether the person may change the order of the records of an entity. */
export function useMayOrder(entity: AnyEntity): boolean {
  const reader = useReader()
  return entity.ordered !== undefined && opensTo(reader, entity, 'publish')
}

/** The order of the list of a screen; undefined if it has none, or the person may not change it. */
export function useRowOrder(
  entity: AnyEntity,
  list: RecordList<AnyStored>,
  params: ListParams,
  onChange: (changes: Partial<ListParams>) => void,
): RowOrder | undefined {
  const mayOrder = useMayOrder(entity)
  const { page, pageSize } = params
  const first = (page - 1) * pageSize + 1
  const canMove = isInOrder(entity, params) && !isNarrowed(params)
  const onShow = useSameFunction((position: number) =>
    onChange({ page: Math.ceil(position / pageSize) }),
  )
  const onSort = useSameFunction(() => onChange(wholeInOrder(entity)))
  return useMemo(
    () => (mayOrder ? { list, canMove, first, onShow, onSort } : undefined),
    [mayOrder, list, canMove, first, onShow, onSort],
  )
}

function isInOrder({ ordered }: AnyEntity, { sort, order }: SortOrder): boolean {
  return (
    ordered !== undefined && ordered.within === undefined && sort === ordered.by && order === 'asc'
  )
}

function wholeInOrder({ ordered }: AnyEntity): Partial<ListParams> {
  return { q: '', filters: undefined, order: 'asc', ...(ordered && { sort: ordered.by }) }
}
