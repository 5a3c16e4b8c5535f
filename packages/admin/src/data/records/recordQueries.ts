import { areaCalls, readMe, type Page, type Stored } from '@staff/contract'
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { AnyEntity, IdKey, RecordMetadata } from '@staff/forms/entity'

import { recordList, replaceAll, type RecordList } from '../../stores/recordList'
import { callApi } from '../http/callApi'
import { readAll, readPage, type ListParams, type UnpagedListParams } from './readRecords'

export type { ListParams } from './readRecords'

/** A stored record whose entity does not matter to the code at hand. */
export type AnyStored = Record<IdKey, string> & RecordMetadata

/** The queries of one area. Their keys exist only here. */
export function recordQueries<E extends AnyEntity>(entity: E) {
  const all = [entity.area] as const
  const lists = [entity.area, 'list'] as const
  const calls = areaCalls(entity)
  const source = { list: calls.list, idKey: entity.idKey }
  return {
    /** Everything that was read of the area. */
    all: () => ({ queryKey: all }),

    /** The lists of the area that the cache holds, whatever their search and page. */
    cachedLists: (client: QueryClient) =>
      client
        .getQueriesData<RecordList<Stored<E>>>({ queryKey: lists })
        .flatMap(([, list]) => (list ? [list] : [])),

    /** All lists of the area. */
    lists: () => ({ queryKey: lists }),

    /** One page of the list: a `recordList`, the same one for as long as the cache holds it. */
    list: (params: ListParams) =>
      listOptions(entity, params, (signal) => readPage(source, params, signal)),

    /** All records in one list, however many calls that takes. */
    unpaged: (params: UnpagedListParams) =>
      listOptions(entity, params, (signal) => readAll(source, params, signal)),

    /** One record with its version. */
    one: (id: string) =>
      queryOptions({
        queryKey: [...all, 'one', id] as const,
        queryFn: ({ signal }) => callApi(calls.read, { params: { id }, signal }),
      }),
  }
}

function listOptions<E extends AnyEntity>(
  entity: E,
  params: ListParams | UnpagedListParams,
  read: (signal: AbortSignal) => Promise<Page<Stored<E>>>,
) {
  return queryOptions({
    queryKey: [entity.area, 'list', params] as const,
    queryFn: async ({ client, queryKey, signal }): Promise<RecordList<Stored<E>>> => {
      const { records, total } = await read(signal)
      const known = client.getQueryData<RecordList<Stored<E>>>(queryKey)
      return known
        ? replaceAll(known, records, total)
        : recordList<Stored<E>>(entity.idKey, records, total)
    },
    // The list itself tells its watchers what changed; comparing and copying it would break that.
    structuralSharing: false,
    placeholderData: keepPreviousData,
  })
}

/** The queries about the person who is logged in. */
export const sessionQueries = {
  me: () =>
    queryOptions({
      queryKey: ['session', 'me'] as const,
      queryFn: ({ signal }) => callApi(readMe, { signal }),
    }),
}

/** The query of the first screen behind the login. What it read is outdated when any record changes. */
export function homeQuery<Read>(read: (signal: AbortSignal) => Promise<Read>) {
  return queryOptions({ queryKey: HOME_KEY, queryFn: ({ signal }) => read(signal) })
}

/** The key of what `homeQuery` reads. */
export const HOME_KEY = ['dashboard'] as const

/** The id of a stored record, under whichever key its entity has it. */
export function idOf<E extends AnyEntity>(entity: E, record: Stored<E>): string {
  return String(Reflect.get(record, entity.idKey))
}
