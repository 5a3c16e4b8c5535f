import { listReleases, readRelease } from '@staff/contract'
import { queryOptions } from '@tanstack/react-query'

import { callApi } from '../http/callApi'
import { RELEASES_KEY } from '../records/recordQueries'

/** The queries about releases. Read again after each write, because a record may have changed since it was added. */
export const releaseQueries = {
  /** All releases, or those that have a record. */
  list: (of?: { area: string; recordId: string }) =>
    queryOptions({
      queryKey: [...RELEASES_KEY, 'list', of ?? null] as const,
      queryFn: async ({ signal }) => {
        const query = of && { query: new URLSearchParams(of) }
        return (await callApi(listReleases, { signal, ...query })).releases
      },
    }),

  one: (id: string) =>
    queryOptions({
      queryKey: [...RELEASES_KEY, 'one', id] as const,
      queryFn: ({ signal }) => callApi(readRelease, { params: { id }, signal }),
    }),
}
