import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { AnyEntity } from '@staff/forms/entity'
import { array, mixed, number, object, string, type InferType } from 'yup'

import { passwordStates } from '../stores/auth'
import { recordList, replaceAll, type RecordList } from '../stores/recordList'
import { following, recordOf } from './accepts'
import { request } from './http'
import { readAll, readPage, type ListParams, type WholeParams } from './readRecords'
import type { Page, Stored } from './stored'

export type { ListParams } from './readRecords'
export type { AnyStored, Stored } from './stored'

/** The queries of one area. Their keys exist only here. */
export function recordQueries<E extends AnyEntity>(entity: E) {
  const all = [entity.area] as const
  const lists = [entity.area, 'list'] as const
  const source = { area: entity.area, idKey: entity.idKey, isRecord: recordOf(entity) }
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
    whole: (params: WholeParams) =>
      listOptions(entity, params, (signal) => readAll(source, params, signal)),

    /** One record with its version. */
    one: (id: string) =>
      queryOptions({
        queryKey: [...all, 'one', id] as const,
        queryFn: async ({ signal }) =>
          (
            await request(`/${entity.area}/${encodeURIComponent(id)}`, {
              signal,
              accepts: source.isRecord,
            })
          ).data,
      }),
  }
}

function listOptions<E extends AnyEntity>(
  entity: E,
  params: ListParams | WholeParams,
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

const me = object({
  name: string().defined(),
  email: string().defined(),
  // The number 1 or the text '1'.
  roleTypeId: mixed((value): value is number | string => /^\d+$/.test(String(value))).required(),
  passwordState: string().oneOf(passwordStates),
}).required()

/** The queries about the person who is logged in. */
export const sessionQueries = {
  me: () =>
    queryOptions({
      queryKey: ['session', 'me'] as const,
      queryFn: async ({ signal }) =>
        (await request('/me', { signal, accepts: following(me) })).data,
    }),
}

const dashboard = object({
  /** Records by area, for the areas that the reader may open. */
  counts: mixed(isCounts).required(),
  newestQueries: array(
    object({
      id: string().required(),
      name: string().defined(),
      subject: string().defined(),
      /** The beginning, in one line. */
      message: string().defined(),
      region: string().defined(),
      createdAt: string().required(),
    }),
  ).required(),
  /** The last twelve weeks from Monday to Sunday in UTC, the current one last: `{ weekStart: '2026-11-16', count: 6 }`. */
  queriesByWeek: array(
    object({ weekStart: string().required(), count: number().required() }),
  ).required(),
}).required()

/** The dashboard home: how many records each area has that the reader may open, and the newest queries. */
export type Dashboard = InferType<typeof dashboard>

/** A visitor's message, as the dashboard home shows it. */
export type NewestQuery = Dashboard['newestQueries'][number]

/** How many queries came in a week. */
export type Week = Dashboard['queriesByWeek'][number]

function isCounts(value: unknown): value is Record<string, number> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((count) => typeof count === 'number')
  )
}

/** The queries of the dashboard home. */
export const dashboardQueries = {
  home: () =>
    queryOptions({
      queryKey: ['dashboard'] as const,
      queryFn: async ({ signal }) =>
        (await request('/dashboard', { signal, accepts: following(dashboard) })).data,
    }),
}

/** The id of a stored record, under whichever key its entity has it. */
export function idOf<E extends AnyEntity>(entity: E, record: Stored<E>): string {
  return String(Reflect.get(record, entity.idKey))
}
