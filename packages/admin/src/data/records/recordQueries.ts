import { areaCalls, readMe, type Page, type Stored } from '@staff/contract'
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { type AnyEntity, fieldValue, type RecordMetadata } from '@staff/entity'

import { recordList, replaceAll, type RecordList } from '../../stores/lists/recordList'
import { callApi } from '../http/callApi'
import { readUndos } from './openUndos'
import {
  readAll,
  readFacets,
  readPage,
  type ListParams,
  type UnpagedListParams,
} from './readRecords'

export type { Filters, ListParams } from './readRecords'

/** A stored record of any entity. */
export type AnyStored = object & RecordMetadata

/** The queries of one area. Their keys exist only here. */
export function recordQueries<E extends AnyEntity>(entity: E) {
  const all = [entity.area] as const
  const lists = [entity.area, 'list'] as const
  const calls = areaCalls(entity)
  const source = { list: calls.list, idKey: entity.idKey }
  const cachedLists = (client: QueryClient) =>
    client
      .getQueriesData<RecordList<Stored<E>>>({ queryKey: lists })
      .flatMap(([, list]) => (list ? [list] : []))
  return {
    /** All cached queries of the area. */
    all: () => ({ queryKey: all }),

    /** All cached lists of the area, for any search and page. */
    cachedLists,

    /** The record with this id in one of the cached lists; undefined if none has it. */
    cachedRecord: (client: QueryClient, id: string) =>
      cachedLists(client)
        .flatMap(({ records }) => records)
        .find((record) => idOf(entity, record) === id),

    /** What is computed from many records, such as a count for the navigation. Read again after each write. */
    derived: () => ({ queryKey: [entity.area, 'derived'] as const }),

    /** All lists of the area. */
    lists: () => ({ queryKey: lists }),

    /** The trash of the area, for any search. */
    trash: () => ({ queryKey: [entity.area, 'trash'] as const }),

    /** One page of the list. The `recordList` stays the same object while it is cached. */
    list: (params: ListParams) =>
      listOptions(entity, params, (signal) => readPage(source, params, signal)),

    /** All records in one list. It may take several calls. */
    unpaged: (params: UnpagedListParams) =>
      listOptions(entity, params, (signal) => readAll(source, params, signal)),

    /** The values of each filter, with their counts. */
    facets: ({ q, filters }: Pick<ListParams, 'q' | 'filters'>) =>
      queryOptions({
        queryKey: [...all, 'facets', { q, filters }] as const,
        queryFn: ({ signal }) => readFacets(source, { q, filters }, signal),
        placeholderData: keepPreviousData,
        staleTime: 0,
      }),

    /** When the public site shows a record. Read again after each write. */
    live: (id: string) =>
      queryOptions({
        queryKey: [...all, 'derived', 'live', id] as const,
        queryFn: ({ signal }) => callApi(calls.live, { params: { id }, signal }),
      }),

    /** The counts of the saved views. */
    viewCounts: () => ({ queryKey: [...all, 'derived', 'viewCounts'] as const }),

    /** What the person can still undo in the area, the newest action first. */
    undos: () =>
      queryOptions({
        queryKey: [...all, 'undos'] as const,
        queryFn: ({ signal }) => readUndos(entity, signal),
      }),

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
    // The list is a valtio proxy that notifies its subscribers; structural sharing would copy it.
    structuralSharing: false,
    // The records of another area have other columns.
    placeholderData: (previous, query) =>
      query?.queryKey[0] === entity.area ? previous : undefined,
  })
}

/** The queries about the logged-in user. */
export const sessionQueries = {
  me: () =>
    queryOptions({
      queryKey: ['session', 'me'] as const,
      queryFn: ({ signal }) => callApi(readMe, { signal }),
    }),
}

/** The query of the home screen. A deletion removes it from the cache. */
export function homeQuery<Read>(read: (signal: AbortSignal) => Promise<Read>) {
  return queryOptions({ queryKey: HOME_KEY, queryFn: ({ signal }) => read(signal) })
}

/** The key of what `homeQuery` reads. */
export const HOME_KEY = ['dashboard'] as const

/** The key of what is read of the trash of all areas. */
export const TRASH_KEY = ['trash'] as const

/** The key of what is read of the requests to publish. */
export const REVIEWS_KEY = ['reviews'] as const

/** The key of what is read of releases. */
export const RELEASES_KEY = ['releases'] as const

/** The id of a stored record. Entities have different id keys. */
export function idOf<E extends AnyEntity>(entity: E, record: Stored<E>): string {
  return String(fieldValue(record, entity.idKey))
}
