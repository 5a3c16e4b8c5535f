import {
  type AnyEntity,
  defaultSortOrder,
  fieldValue,
  type Filter,
  filterParameters,
  sortableFields,
} from '@staff/entity'

import type { Filters, ListParams } from '../../data/records/recordQueries'

const PAGE_SIZES = [10, 25, 50, 100]
const ORDERS = ['asc', 'desc'] as const

/** The default number of records on a page. */
export const DEFAULT_PAGE_SIZE = 25

/** Parses the query string. Invalid values count as missing. */
export function readListParams(search: URLSearchParams, entity: AnyEntity): ListParams {
  const sort = search.get('sort') ?? ''
  const defaults = defaultParams(entity)
  return {
    q: search.get('q') ?? '',
    sort: sortableFields(entity).includes(sort) ? sort : defaults.sort,
    order: ORDERS.find((each) => each === search.get('order')) ?? defaults.order,
    ...readPaging(search),
    filters: readFilters(search, entity.filters),
  }
}

/** Which page an address asks for. */
export function readPaging(search: URLSearchParams): Pick<ListParams, 'page' | 'pageSize'> {
  const pageSize = Number(search.get('pageSize'))
  const page = Number(search.get('page'))
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize: PAGE_SIZES.includes(pageSize) ? pageSize : DEFAULT_PAGE_SIZE,
  }
}

/** Whether a list shows only a part of its records. */
export function isNarrowed({ q, filters }: Pick<ListParams, 'q' | 'filters'>): boolean {
  return q !== '' || filters !== undefined
}

function readFilters(search: URLSearchParams, filters: readonly Filter[]): Filters | undefined {
  const set = filters.flatMap((filter) =>
    filterParameters(filter).flatMap((name): [string, string[]][] => {
      const values = [...new Set(search.getAll(name))].filter((value) => isPossible(filter, value))
      return values.length > 0 ? [[name, values]] : []
    }),
  )
  return set.length > 0 ? Object.fromEntries(set) : undefined
}

/** Whether the value of a filter's parameter can be right. The server refuses what this cannot know. */
export function isPossible(filter: Filter, value: string): boolean {
  if (filter.kind === 'choice')
    return filter.options.some((option) => String(option.value) === value)
  if (filter.kind === 'range') return value.trim() !== '' && Number.isFinite(Number(value))
  return value !== ''
}

/** The query string with the parameters that differ from the defaults. */
export function writeListParams(params: ListParams, entity: AnyEntity): URLSearchParams {
  const defaults = defaultParams(entity)
  const { filters = {}, ...others } = params
  const changed = Object.entries(others).filter(
    ([key, value]) => value !== fieldValue(defaults, key),
  )
  const search = new URLSearchParams(changed.map(([key, value]) => [key, String(value)]))
  for (const [name, values] of Object.entries(filters))
    for (const value of values) search.append(name, value)
  return search
}

function defaultParams(entity: AnyEntity): ListParams {
  return { q: '', ...defaultSortOrder(entity), page: 1, pageSize: DEFAULT_PAGE_SIZE }
}
