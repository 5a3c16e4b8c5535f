import { randomUUID } from 'node:crypto'

import type { BulkBody, BulkResult } from '@staff/contract'
import type { AnyEntity, EntityValues } from '@staff/forms/entity'

import type { Database } from '../../db/database'
import { startTestApi, type Call } from '../../testing/testApi'
import type { AuditEntry, Row } from '../testing'
import { recordTable } from '../table/recordTable'

export type BulkApi = Awaited<ReturnType<typeof startBulkApi>>

/** Bulk calls of one area, by default as an administrator with a confirmed password. */
export async function startBulkApi(database: Database, entity: AnyEntity) {
  const api = await startTestApi(database)
  const base = `/api/${entity.area}`
  const send = (body: BulkBody | object, options: Call = {}) =>
    api.call('POST', `${base}/bulk`, { as: 'administrator', body, ...options })
  return {
    ...api,
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
    list: async (query = 'pageSize=100') =>
      (await api.call('GET', `${base}?${query}`, { as: 'administrator' })).json<{
        records: Row[]
        total: number
      }>(),
    read: async (id: string) =>
      (await api.call('GET', `${base}/${id}`, { as: 'administrator' })).json<Row>(),
    change: (id: string, body: object) =>
      api.call('PATCH', `${base}/${id}`, {
        as: 'administrator',
        body,
        headers: { 'if-match': '*' },
      }),
    audit: async (query: string) =>
      (
        await api.call('GET', `/api/audit?area=${entity.area}&pageSize=100&${query}`, {
          as: 'administrator',
        })
      ).json<{ records: (AuditEntry & { recordId: string })[]; total: number }>(),
    /** Stores many records in one statement. Resolves to their ids. */
    store: async (rows: EntityValues[]): Promise<string[]> => {
      const { table, id } = recordTable(entity)
      const stored = await database.db.insert(table).values(rows).returning({ id })
      return stored.map((row) => String(row.id))
    },
  }
}
