import type { Revision, WholeRevision } from '@staff/contract'
import type { Fixtures } from '@staff/entity'

import type { Database } from '../../platform/db/database'
import { startTestApi, type Call } from '../../testing/testApi'
import { storeImagesOf, storeReferencesOf, valuesOf, writableSuites, type Row } from '../testing'

/** The entities whose records have a history, for `describe.each`. */
export const keptSuites = writableSuites.filter(([, { entity }]) => !entity.isPersonal)

export type HistoryApi = Awaited<ReturnType<typeof startHistoryApi>>

/** Calls about the versions of one entity's records, by default as an administrator with a confirmed password. */
export async function startHistoryApi(database: Database, each: Fixtures) {
  const { entity, records, filled, create } = each
  const api = await startTestApi(database)
  await storeImagesOf(database, entity, records)
  await storeReferencesOf(database, entity)
  const base = `/api/${entity.area}`
  const call = (method: string, path: string, options: Call = {}) =>
    api.call(method, `${base}${path}`, { as: 'administrator', ...options })
  const get = async <Body>(path: string) => {
    const response = await call('GET', path)
    if (response.statusCode !== 200) throw new Error(response.body)
    return response.json<Body>()
  }

  return {
    ...api,
    send: call,
    /** Creates a record with the values of the fixture and others. Resolves to its id. */
    create: async (values: object = {}): Promise<string> => {
      const body = { ...valuesOf(entity, filled), ...create, ...values }
      const response = await call('POST', '', { body })
      if (response.statusCode !== 201) throw new Error(response.body)
      return String(response.json<Row>()[entity.idKey])
    },
    read: (id: string) => get<Row>(`/${id}`),
    change: (id: string, body: object, version: number) =>
      call('PATCH', `/${id}`, { body, ...on(version) }),
    remove: (id: string, version: number) => call('DELETE', `/${id}`, on(version)),
    restore: (id: string, version: unknown, current: number) =>
      call('POST', `/${id}/restore`, { body: { version }, ...on(current) }),
    /** The versions of a record, the newest first. */
    history: (id: string, query = 'pageSize=100') =>
      get<{ records: Revision[]; total: number }>(`/${id}/history?${query}`),
    revision: (id: string, version: number) => get<WholeRevision>(`/${id}/history/${version}`),
  }
}

function on(version: number) {
  return { headers: { 'if-match': `"${version}"` } }
}
