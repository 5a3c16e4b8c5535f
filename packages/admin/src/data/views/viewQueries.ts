import { areaCalls, listViews, type SavedView } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { callApi } from '../http/callApi'
import { recordQueries } from '../records/recordQueries'

/** How many records the views of a list have. */
export interface ViewCounts {
  /** The count of the whole list. */
  all: number
  /** The counts by the ids of views; null where the server had no time to count. */
  views: Readonly<Record<string, number | null>>
}

/** How old views may be that need no new call, in milliseconds: a link reads them before it is pressed. */
const FRESH_MS = 10_000

/** The queries about the views of an area. */
export function viewQueries(entity: AnyEntity) {
  const { area } = entity
  return {
    /** The views that the user can open: those for everybody, then their own. */
    list: () =>
      queryOptions({
        queryKey: ['views', area] as const,
        queryFn: async ({ signal }): Promise<SavedView[]> => {
          const query = new URLSearchParams({ area })
          const { views } = await callApi(listViews, { query, signal })
          return views
        },
        staleTime: FRESH_MS,
      }),

    /** How many records each of them has. A change of the records reads them again. */
    counts: () =>
      queryOptions({
        ...recordQueries(entity).viewCounts(),
        queryFn: async ({ signal }): Promise<ViewCounts> => {
          const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
          const [{ views }, { total }] = await Promise.all([
            callApi(listViews, {
              query: new URLSearchParams({ area, counts: '1', timeZone }),
              signal,
            }),
            callApi(areaCalls(entity).list, {
              query: new URLSearchParams({ pageSize: '1' }),
              signal,
            }),
          ])
          return {
            all: total,
            views: Object.fromEntries(views.map(({ id, count }) => [id, count])),
          }
        },
        placeholderData: keepPreviousData,
      }),
  }
}
