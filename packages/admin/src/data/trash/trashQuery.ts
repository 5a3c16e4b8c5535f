import { areaCalls } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { infiniteQueryOptions } from '@tanstack/react-query'

import { callApi } from '../http/callApi'
import { recordQueries } from '../records/recordQueries'

/** How many deleted records are read at once. */
const PAGE_SIZE = 25

/** The deleted records of an area whose titles contain the words, the last deleted first. Read again each time. */
export function trashQuery(entity: AnyEntity, q: string) {
  const { queryKey } = recordQueries(entity).trash()
  return infiniteQueryOptions({
    queryKey: [...queryKey, { q }] as const,
    queryFn: ({ pageParam, signal }) => {
      const page = { page: String(pageParam), pageSize: String(PAGE_SIZE) }
      return callApi(areaCalls(entity).trash, {
        query: new URLSearchParams({ q, ...page }),
        signal,
      })
    },
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages, page) =>
      pages.length * PAGE_SIZE < total ? page + 1 : undefined,
    select: ({ pages }) => ({
      // A record that is deleted between two reads moves another one to the next page, where it is read twice.
      records: [
        ...new Map(pages.flatMap(({ records }) => records).map((each) => [each.id, each])).values(),
      ],
      total: pages.at(-1)?.total ?? 0,
    }),
    placeholderData: (previous, query) =>
      query?.queryKey[0] === entity.area ? previous : undefined,
    gcTime: 0,
  })
}
