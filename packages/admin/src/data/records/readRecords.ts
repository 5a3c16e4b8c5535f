import type { CallWithoutBody, Facets, Page } from '@staff/contract'
import { fieldValue } from '@staff/entity'

import { callApi } from '../http/callApi'

/** The parameters of a list: search, order and page. Pages start at 1. */
export interface ListParams {
  q: string
  sort: string
  order: 'asc' | 'desc'
  page: number
  pageSize: number
  /** The filters that are set; undefined if none is. */
  filters?: Filters | undefined
}

/** The values of the parameters of filters: `{ type: ['Contract'], experienceMin: ['2'] }`. */
export type Filters = Readonly<Record<string, readonly string[]>>

/** The parameters of a list without pages. */
export type UnpagedListParams = Omit<ListParams, 'page' | 'pageSize'>

/** A list to read: its call, and the key of its records. */
export interface Source<T> {
  list: CallWithoutBody<string, unknown, Page<T>>
  idKey: string
}

/** Reads one page. */
export async function readPage<T>(
  { list }: Source<T>,
  params: ListParams,
  signal: AbortSignal,
): Promise<Page<T>> {
  const page = await callApi(list, { query: search(params), signal })
  signal.throwIfAborted()
  return page
}

/** The maximum number of records that the server returns at once. */
const MAX_PAGE_SIZE = 100

/** Reads all records, page after page. */
export async function readAll<T extends object>(
  source: Source<T>,
  params: UnpagedListParams,
  signal: AbortSignal,
): Promise<Page<T>> {
  const found = await readFrom(1)
  // A record that is added between two calls moves another record to the next page, where it is read twice.
  const unique = [...new Map(found.map((each) => [fieldValue(each, source.idKey), each])).values()]
  return { records: unique, total: unique.length }

  async function readFrom(page: number): Promise<T[]> {
    const { records, total } = await readPage(
      source,
      { ...params, page, pageSize: MAX_PAGE_SIZE },
      signal,
    )
    const isLast = records.length < MAX_PAGE_SIZE || page * MAX_PAGE_SIZE >= total
    return isLast ? records : [...records, ...(await readFrom(page + 1))]
  }
}

/** Reads the values of each filter, and how many records have them, with the search and the other filters. */
export async function readFacets<T>(
  { list }: Pick<Source<T>, 'list'>,
  { q, filters }: Pick<ListParams, 'q' | 'filters'>,
  signal: AbortSignal,
): Promise<Facets> {
  const query = new URLSearchParams([
    ['q', q],
    ['pageSize', '1'],
    ['facets', '1'],
  ])
  addFilters(query, filters)
  const { facets = {} } = await callApi(list, { query, signal })
  return facets
}

/** The parameters of a list as a query string of the API. */
export function search({ page, pageSize, filters, ...texts }: ListParams): URLSearchParams {
  const query = new URLSearchParams({
    ...texts,
    page: String(page),
    pageSize: String(pageSize),
  })
  addFilters(query, filters)
  return query
}

function addFilters(query: URLSearchParams, filters: Filters = {}) {
  const entries = Object.entries(filters)
  for (const [name, values] of entries) for (const value of values) query.append(name, value)
  // A day begins where the reader is.
  if (entries.some(([name]) => /(?:From|To)$/.test(name)))
    query.set('timeZone', Intl.DateTimeFormat().resolvedOptions().timeZone)
}
