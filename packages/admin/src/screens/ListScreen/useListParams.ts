import { sortableFields, defaultSortOrder, type AnyEntity } from '@staff/forms/entity'
import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

import type { ListParams } from '../../data/records/recordQueries'
import { rememberListSearch } from '../../stores/listSearch'

const PAGE_SIZES = [10, 25, 50, 100]
const ORDERS = ['asc', 'desc'] as const

/** The default number of records on a page. */
export const DEFAULT_PAGE_SIZE = 25

/** The parameters of a list. They are in the URL, so that Back, a reload and a shared link restore them. */
export function useListParams(entity: AnyEntity) {
  const [search, setSearch] = useSearchParams()
  useEffect(
    () => rememberListSearch(entity.area, search.size > 0 ? `?${search}` : ''),
    [entity, search],
  )
  const params = useMemo(() => readListParams(search, entity), [search, entity])

  /** Changes some parameters. Changes other than the page return to page 1. */
  function change(changes: Partial<ListParams>, options: { replace?: boolean } = {}) {
    setSearch(writeListParams({ ...params, page: 1, ...changes }, entity), options)
  }

  return { params, change }
}

/** Parses the query string. Invalid values count as missing. */
export function readListParams(search: URLSearchParams, entity: AnyEntity): ListParams {
  const sort = search.get('sort') ?? ''
  const pageSize = Number(search.get('pageSize'))
  const page = Number(search.get('page'))
  const defaults = defaultParams(entity)
  return {
    q: search.get('q') ?? '',
    sort: sortableFields(entity).includes(sort) ? sort : defaults.sort,
    order: ORDERS.find((each) => each === search.get('order')) ?? defaults.order,
    page: Number.isSafeInteger(page) && page > 0 ? page : defaults.page,
    pageSize: PAGE_SIZES.includes(pageSize) ? pageSize : defaults.pageSize,
  }
}

/** The query string with the parameters that differ from the defaults. */
export function writeListParams(params: ListParams, entity: AnyEntity): URLSearchParams {
  const defaults = defaultParams(entity)
  const changed = Object.entries(params).filter(
    ([key, value]) => value !== Reflect.get(defaults, key),
  )
  return new URLSearchParams(changed.map(([key, value]) => [key, String(value)]))
}

function defaultParams(entity: AnyEntity): ListParams {
  return { q: '', ...defaultSortOrder(entity), page: 1, pageSize: DEFAULT_PAGE_SIZE }
}
