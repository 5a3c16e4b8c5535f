import { listReleases, readRelease } from '@staff/contract'
import { queryOptions } from '@tanstack/react-query'

import { callApi } from '../http/callApi'
import { RELEASES_KEY } from '../records/recordQueries'

/** The queries about releases. Read again after each write, because a record may have changed since it was added. */
export const releaseQueries = {
  /** All releases, or those that have a record. */
  list: (recordId?: string) =>
    queryOptions({
      queryKey: [...RELEASES_KEY, 'list', recordId ?? null] as const,
      queryFn: async ({ signal }) => {
        const query = recordId === undefined ? {} : { query: new URLSearchParams({ recordId }) }
        return (await callApi(listReleases, { signal, ...query })).releases
      },
    }),

  one: (id: string) =>
    queryOptions({
      queryKey: [...RELEASES_KEY, 'one', id] as const,
      queryFn: ({ signal }) => callApi(readRelease, { params: { id }, signal }),
    }),
}
