import { sortableBy, type AnyEntity } from '@staff/forms/entities'
import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

import type { ListParams } from '../../data/recordQueries'
import { rememberListSearch } from '../../stores/listSearch'

const PAGE_SIZES = [10, 25, 50, 100]

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
    sort: sortableBy(entity).includes(sort) ? sort : plain.sort,
    order: search.get('order') === 'asc' ? 'asc' : 'desc',
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

/** A plain visit: the newest change first; where records are never changed, the newest record. */
function plainVisit({ listed }: AnyEntity): ListParams {
  const sort = listed.includes('updatedAt') ? 'updatedAt' : 'createdAt'
  return { q: '', sort, order: 'desc', page: 1, pageSize: 25 }
}
