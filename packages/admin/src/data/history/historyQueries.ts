import { areaCalls, type Revision } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { callApi } from '../http/callApi'
import { recordQueries } from '../records/recordQueries'

/** How many versions are read at once. */
const PAGE_SIZE = 50

/** The queries about the versions of one record. */
export function historyQueries(entity: AnyEntity, id: string) {
  const { history, revision } = areaCalls(entity)
  const { queryKey: all } = recordQueries(entity).all()
  return {
    /** The versions, the newest first. Read again each time the history opens. */
    versions: () =>
      infiniteQueryOptions({
        queryKey: [...all, 'history', id] as const,
        queryFn: ({ pageParam, signal }) =>
          callApi(history, {
            params: { id },
            query: new URLSearchParams({ page: String(pageParam), pageSize: String(PAGE_SIZE) }),
            signal,
          }),
        initialPageParam: 1,
        getNextPageParam: ({ total }, pages, page) =>
          pages.length * PAGE_SIZE < total ? page + 1 : undefined,
        select: ({ pages }) => ({
          revisions: withoutRepeats(pages.flatMap(({ records }) => records)),
          total: pages.at(-1)?.total ?? 0,
        }),
        gcTime: 0,
      }),

    /** One version with its values. It never changes. */
    one: (version: number) =>
      queryOptions({
        queryKey: [...all, 'revision', id, version] as const,
        queryFn: ({ signal }) =>
          callApi(revision, { params: { id, version: String(version) }, signal }),
        staleTime: Infinity,
      }),
  }
}

/** A version that is stored between two reads moves another one to the next page, where it is read twice. */
function withoutRepeats(revisions: readonly Revision[]): Revision[] {
  return [...new Map(revisions.map((revision) => [revision.version, revision])).values()]
}
