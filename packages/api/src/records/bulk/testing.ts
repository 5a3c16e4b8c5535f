import { randomUUID } from 'node:crypto'

import type { BulkBody, BulkResult } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'

import type { Database } from '../../platform/db/database'
import { startTestApi, type Call } from '../../testing/testApi'
import { areaRecords, type Row } from '../testing'

export type BulkApi = Awaited<ReturnType<typeof startBulkApi>>

/** Bulk calls of one area, by default as an administrator with a confirmed password. */
export async function startBulkApi(database: Database, entity: AnyEntity) {
  const api = await startTestApi(database)
  const base = `/api/${entity.area}`
  const send = (body: BulkBody | object, options: Call = {}) =>
    api.call('POST', `${base}/bulk`, { as: 'administrator', body, ...options })
  return {
    ...api,
    ...areaRecords(api, database, entity),
    close: () => database.close(),
    send,
    /** Makes a call that succeeds. */
    bulk: async (body: BulkBody, key: string = randomUUID()): Promise<BulkResult> => {
      const response = await send(body, {
        as: 'administrator',
        headers: { 'idempotency-key': key },
      })
      if (response.statusCode !== 200) throw new Error(response.body)
      return response.json<BulkResult>()
    },
    read: async (id: string) =>
      (await api.call('GET', `${base}/${id}`, { as: 'administrator' })).json<Row>(),
    change: (id: string, body: object) =>
      api.call('PATCH', `${base}/${id}`, {
        as: 'administrator',
        body,
        headers: { 'if-match': '*' },
      }),
  }
}
