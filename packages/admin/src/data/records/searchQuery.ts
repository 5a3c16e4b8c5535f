import { isLongEnough, MAX_FOUND, rankTitle, search, type FoundRecord } from '@staff/contract'
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'

import { callApi } from '../http/callApi'

/** How old an answer may be that a longer text takes its records from, in milliseconds. */
const FRESH_MS = 10_000

/** The records of all areas that a text finds. A newer search aborts it. Its failure is shown at once, with a way to retry. */
export function searchQuery(q: string) {
  return queryOptions({
    queryKey: keyOf(q),
    queryFn: async ({ signal, client }): Promise<FoundRecord[]> => {
      const known = foundBefore(client, q)
      if (known) return known
      const { results } = await callApi(search, { query: new URLSearchParams({ q }), signal })
      return results
    },
    enabled: q !== '',
    retry: false,
    placeholderData: keepPreviousData,
  })
}

function keyOf(q: string) {
  return ['search', q] as const
}

/**
 * The records among those that a beginning of the text has just found, so that typing on needs no call; undefined if none has found all
 * of its records.
 */
function foundBefore(client: QueryClient, q: string): FoundRecord[] | undefined {
  for (let length = q.length - 1; length > 0; length--) {
    const beginning = q.slice(0, length)
    if (!isLongEnough(beginning)) return undefined
    const { data, dataUpdatedAt = 0 } =
      client.getQueryState<FoundRecord[]>(keyOf(beginning.trim())) ?? {}
    if (data && Date.now() - dataUpdatedAt < FRESH_MS && isWhole(data)) return narrow(data, q)
  }
  return undefined
}

/** Whether an answer has all records that the text finds: neither an area nor the answer is full. */
function isWhole(found: readonly FoundRecord[]): boolean {
  const countIn = (name: string) => found.filter(({ area }) => area === name).length
  return (
    found.length < MAX_FOUND.inAll && found.every(({ area }) => countIn(area) < MAX_FOUND.inArea)
  )
}

function narrow(found: readonly FoundRecord[], q: string): FoundRecord[] {
  return found
    .flatMap((record) => {
      const rank = rankTitle(record.title, q)
      return rank === undefined ? [] : [{ record, rank }]
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ record }) => record)
}
