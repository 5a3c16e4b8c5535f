import { listTrash } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { callApi } from '../http/callApi'
import { TRASH_KEY } from '../records/recordQueries'

/** What the trash of all areas shows. */
export interface WholeTrashParams {
  q: string
  /** The areas; none stands for all. */
  areas: readonly string[]
  /** The id of the only record; '' for all. */
  recordId: string
  page: number
  pageSize: number
}

/** The queries of the trash of all areas. A deletion or a restore invalidates them, by `TRASH_KEY`. */
export const wholeTrashQueries = {
  /** One page. The page before stays until it is there. Read again each time. */
  page: (params: WholeTrashParams) =>
    queryOptions({
      queryKey: [...TRASH_KEY, 'page', params] as const,
      queryFn: ({ signal }) => callApi(listTrash, { query: searchOf(params), signal }),
      placeholderData: keepPreviousData,
      gcTime: 0,
    }),

  /** How many records are in it. */
  total: () =>
    queryOptions({
      queryKey: [...TRASH_KEY, 'total'] as const,
      queryFn: async ({ signal }) => {
        const query = new URLSearchParams({ pageSize: '1' })
        return (await callApi(listTrash, { query, signal })).total
      },
    }),

  /** One deleted record; null if it is not in the trash. Read again each time, for its version. */
  one: ({ area }: AnyEntity, recordId: string) =>
    queryOptions({
      queryKey: [...TRASH_KEY, 'one', area, recordId] as const,
      queryFn: async ({ signal }) => {
        const query = new URLSearchParams({ area, recordId, pageSize: '1' })
        return (await callApi(listTrash, { query, signal })).records[0] ?? null
      },
      staleTime: 0,
      gcTime: 0,
    }),
}

function searchOf({ q, areas, recordId, page, pageSize }: WholeTrashParams): URLSearchParams {
  const search = new URLSearchParams({ q, page: String(page), pageSize: String(pageSize) })
  if (recordId) search.set('recordId', recordId)
  for (const area of areas) search.append('area', area)
  return search
}
