import { sortableFields, defaultSortOrder, type AnyEntity } from '@staff/forms/entity'
import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

import type { ListParams } from '../../data/records/recordQueries'
import { rememberListSearch } from '../../stores/listSearch'

const PAGE_SIZES = [10, 25, 50, 100]
const ORDERS = ['asc', 'desc'] as const

/** How many records a page holds unless its address says otherwise. */
export const DEFAULT_PAGE_SIZE = 25

/** What a list shows lives in its address, so that Back, reload and a shared link bring it again. */
export function useListParams(entity: AnyEntity) {
  const [search, setSearch] = useSearchParams()
  useEffect(
    () => rememberListSearch(entity.area, search.size > 0 ? `?${search}` : ''),
    [entity, search],
  )
  const params = useMemo(() => readListParams(search, entity), [search, entity])

  /** Changes some of the address; anything but a page turn starts at page 1 again. */
  function change(changes: Partial<ListParams>, options: { replace?: boolean } = {}) {
    setSearch(writeListParams({ ...params, page: 1, ...changes }, entity), options)
  }

  return { params, change }
}

/** Reads the address without trust: what does not fit counts as not given. */
export function readListParams(search: URLSearchParams, entity: AnyEntity): ListParams {
  const sort = search.get('sort') ?? ''
  const pageSize = Number(search.get('pageSize'))
  const page = Number(search.get('page'))
  const plain = plainVisit(entity)
  return {
    q: search.get('q') ?? '',
    sort: sortableFields(entity).includes(sort) ? sort : plain.sort,
    order: ORDERS.find((each) => each === search.get('order')) ?? plain.order,
    page: Number.isSafeInteger(page) && page > 0 ? page : plain.page,
    pageSize: PAGE_SIZES.includes(pageSize) ? pageSize : plain.pageSize,
  }
}

/** Writes what differs from a plain visit, so that the plain address stays plain. */
export function writeListParams(params: ListParams, entity: AnyEntity): URLSearchParams {
  const plain = plainVisit(entity)
  const given = Object.entries(params).filter(([key, value]) => value !== Reflect.get(plain, key))
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)]))
}

function plainVisit(entity: AnyEntity): ListParams {
  return { q: '', ...defaultSortOrder(entity), page: 1, pageSize: DEFAULT_PAGE_SIZE }
}
