import { randomUUID } from 'node:crypto'

import type { BulkBody, BulkResult } from '@staff/contract'
import { query } from '@staff/content/query/query.entity'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { users } from '../../identity/users/users.table'
import { queryRows } from '../../platform/db/queryRows'
import { onSharedEmbedded } from '../../testing/eachDatabase'
import { startBulkApi, type BulkApi } from '../bulk/testing'

const VISITOR = { name: 'V', email: 'v@example.com', subject: 'S', message: 'M', region: 'UK' }

/** Makes calls as an administrator, and returns the call that must not succeed once they are staff. */
type Prepare = (api: BulkApi, ids: string[]) => Promise<Later>

interface Later {
  method?: string
  url: string
  body: unknown
  headers?: Record<string, string>
}

const BULK = '/api/queries/bulk'
const remove = (ids: string[]): BulkBody => ({ action: 'delete', ids })
const restore = (ids: string[]): BulkBody => ({ action: 'restore', ids })
const undoOf = ({ undo }: BulkResult) => ({ action: 'undo', undo }) as const

const cases: [what: string, prepare: Prepare][] = [
  [
    'the undo of a restore, which deletes',
    async (api, ids) => {
      await api.bulk(remove(ids))
      return { url: BULK, body: undoOf(await api.bulk(restore(ids))) }
    },
  ],
  [
    'the undo of a deletion',
    async (api, ids) => ({ url: BULK, body: undoOf(await api.bulk(remove(ids))) }),
  ],
  ['a repeated deletion', async (api, ids) => repeat(api, BULK, remove(ids))],
  [
    'a repeated restore',
    async (api, ids) => {
      await api.bulk(remove(ids))
      return repeat(api, BULK, restore(ids))
    },
  ],
  ['a repeated undo', async (api, ids) => repeat(api, BULK, undoOf(await api.bulk(remove(ids))))],
  [
    'a continued deletion',
    async (api, ids) => {
      const { rest } = await api.bulk({ ...remove(ids), limit: 1 })
      return { url: BULK, body: remove(rest.ids) }
    },
  ],
  [
    'a repeated view for everybody',
    async (api) => repeat(api, '/api/views', { area: 'queries', name: 'All', shared: true }),
  ],
  ['a repeated role', async (api) => repeat(api, '/api/roles', { name: 'Guest', roleTypeId: 2 })],
  [
    'a repeated import',
    async (api) => {
      const type = { 'content-type': 'text/csv' }
      return repeat(api, '/api/clients/import', Buffer.from('Name\nAcme\n'), type)
    },
  ],
  [
    'a version brought back',
    async (api) => {
      const { url, id } = await changedRole(api)
      await change(api, id, 'Second')
      return { url: `${url}/restore`, body: { version: 1 }, headers: { 'if-match': '*' } }
    },
  ],
  [
    'the undo of a change',
    async (api) => {
      const { url } = await changedRole(api)
      return { method: 'PATCH', url, body: { name: 'First' }, headers: { 'if-match': '*' } }
    },
  ],
  [
    'the undo of a deletion of one record',
    async (api) => {
      const { url } = await changedRole(api)
      await api.call('DELETE', url, { as: 'administrator', headers: { 'if-match': '*' } })
      return { url: `${url}/restore`, body: {}, headers: { 'if-match': '*' } }
    },
  ],
  [
    'the undo of a deletion of one query',
    async (api, [id = '']) => {
      const url = `/api/queries/${id}`
      await api.call('DELETE', url, { as: 'administrator', headers: { 'if-match': '*' } })
      return { url: `${url}/restore`, body: {}, headers: { 'if-match': '*' } }
    },
  ],
  [
    'the undo of a move',
    async () => ({ url: '/api/teams/order', body: { id: randomUUID(), position: 1 } }),
  ],
]

async function repeat(
  api: BulkApi,
  url: string,
  body: unknown,
  more: Record<string, string> = {},
): Promise<Later> {
  const headers = { 'idempotency-key': randomUUID(), ...more }
  const first = await api.call('POST', url, { as: 'administrator', body, headers })
  expect(first.statusCode).toBeLessThan(300)
  return { url, body, headers }
}

async function changedRole(api: BulkApi) {
  const created = await api.call('POST', '/api/roles', {
    as: 'administrator',
    body: { name: 'First', roleTypeId: 2 },
  })
  const { id } = created.json<{ id: string }>()
  await change(api, id, 'Changed')
  return { id, url: `/api/roles/${id}` }
}

const change = (api: BulkApi, id: string, name: string) =>
  api.call('PATCH', `/api/roles/${id}`, {
    as: 'administrator',
    body: { name },
    headers: { 'if-match': '*' },
  })

/** Everything that staff must not change. */
async function storedIn({ database: { db } }: BulkApi): Promise<string> {
  const tables = ['queries', 'trash', 'views', 'roles', 'clients', 'teams']
  const rows = await Promise.all(
    tables.map((name) => queryRows(db, sql`select * from ${sql.identifier(name)} order by 1`)),
  )
  return JSON.stringify(rows)
}

async function becomeStaff({ database: { db }, ids }: BulkApi) {
  const [staff] = await db.select().from(users).where(eq(users.id, ids.staff))
  await db
    .update(users)
    .set({ roleId: staff?.roleId ?? '' })
    .where(eq(users.id, ids.administrator))
}

onSharedEmbedded((empty) => {
  describe('an administrator who has become staff is refused', () => {
    test.each(cases)('%s', async (_, prepare) => {
      const api = await startBulkApi(await empty(), query)
      const { method = 'POST', ...later } = await prepare(api, await api.store([VISITOR, VISITOR]))
      const before = await storedIn(api)
      await becomeStaff(api)
      const { url, ...call } = later
      const response = await api.call(method, url, { as: 'administrator', ...call })
      expect([response.statusCode, await storedIn(api)]).toEqual([403, before])
    })

    test('a call of many blocks, from the block after', async () => {
      const api = await startBulkApi(await empty(), query)
      const ids = await api.store(Array.from({ length: 1500 }, () => VISITOR))
      const running = api.send(remove(ids))
      await expect.poll(async () => (await api.list('pageSize=1')).total).toBeLessThan(1500)
      await becomeStaff(api)
      expect((await running).statusCode).toBe(403)
      const counted = await api.call('GET', '/api/queries?pageSize=1', { as: 'staff' })
      expect(counted.json<{ total: number }>().total).toBeGreaterThan(0)
    })
  })

  test('a person who keeps the right undoes and repeats as before', async () => {
    const api = await startBulkApi(await empty(), query)
    const ids = await api.store([VISITOR])
    const changed = await api.send(
      { action: 'set', ids, values: { status: 'Answered' } },
      { as: 'staff' },
    )
    const body = undoOf(changed.json<BulkResult>())
    const headers = { 'idempotency-key': randomUUID() }
    const [one, two] = [
      await api.send(body, { as: 'staff', headers }),
      await api.send(body, { as: 'staff', headers }),
    ]
    expect([one.statusCode, one.json(), two.headers['idempotency-replayed']]).toEqual([
      200,
      two.json(),
      'true',
    ])
    expect((await api.send(body, { as: 'staff' })).statusCode).toBe(410)
  })
})
