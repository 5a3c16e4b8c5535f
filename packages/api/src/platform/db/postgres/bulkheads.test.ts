import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

import { startTestApi, type TestApi } from '../../../testing/testApi'
import { copyTemplate, drop } from '../../../testing/postgresTemplate'
import { connect, type Database } from '../connect'
import { Bulkheads, requestArea } from './bulkheads'

const template = inject('template')

const acquire = (bulkheads: Bulkheads, area: string) =>
  requestArea.run(area, () => bulkheads.acquire())

describe('the bulkhead of an area', () => {
  test('limits connections and queue; work without an area is not limited', async () => {
    const bulkheads = new Bulkheads({ maxConnections: 1, maxQueued: 1, queueTimeoutMs: 10_000 })
    const release = await acquire(bulkheads, 'careers')
    const second = acquire(bulkheads, 'careers')
    await expect(acquire(bulkheads, 'careers')).rejects.toMatchObject({ status: 503 })
    await acquire(bulkheads, 'clients')
    await bulkheads.acquire()
    release()
    release()
    const releaseSecond = await second
    const third = acquire(bulkheads, 'careers')
    releaseSecond()
    await third
  })

  test('refuses a request that waits too long', async () => {
    const bulkheads = new Bulkheads({ maxConnections: 1, maxQueued: 9, queueTimeoutMs: 20 })
    const release = await acquire(bulkheads, 'careers')
    const late = acquire(bulkheads, 'careers')
    await expect(late).rejects.toMatchObject({
      status: 503,
      details: { headers: { 'retry-after': '5' } },
    })
    release()
    await acquire(bulkheads, 'careers')
  })
})

// Skipped without a PostgreSQL, because the embedded database has one connection and no blocking locks.
describe.skipIf(!template)('a locked table of PostgreSQL', () => {
  let databaseUrl: string
  let database: Database
  let api: TestApi

  beforeAll(async () => {
    if (template) databaseUrl = await copyTemplate(template)
    database = await connect({ databaseUrl })
    api = await startTestApi(database)
  })

  afterAll(async () => {
    await database.close()
    if (template) await drop(template, databaseUrl)
  })

  const list = (name: string) => api.call('GET', `/api/${name}`, { as: 'administrator' })
  const create = () => api.call('POST', '/api/clients', { as: 'administrator', body: { name: '' } })

  /** Runs the work while another connection holds the locks of a statement. */
  async function whileLocked(statement: string, work: (other: Client) => Promise<void>) {
    const other = new Client(databaseUrl)
    await other.connect()
    try {
      await other.query('begin')
      await other.query(statement)
      await work(other)
    } finally {
      await other.end()
    }
  }

  test('blocks its own area, with 503, and no other', async () => {
    const stuckAreas = ['careers', 'testimonials']
    const listStuckAreas = () =>
      stuckAreas.flatMap((name) => Array.from({ length: 15 }, () => list(name)))
    const lock = `lock table ${stuckAreas.join()} in access exclusive mode`
    await whileLocked(lock, async (other) => {
      const first = listStuckAreas()
      const state = { isStuck: true }
      for (const each of first) void each.finally(() => (state.isStuck = false))
      const isFull = () => other.query(WAITING_FOR_LOCKS).then(({ rows }) => rows)
      await expect.poll(isFull, { timeout: 5000, interval: 20 }).toEqual([{ count: 6 }])
      // Further requests are queued before their session is read.
      const stuck = [...first, ...listStuckAreas()]
      let unblocked = 0
      while (state.isStuck) {
        const others = [list('clients'), create(), api.call('GET', '/api/health')]
        const responses = await Promise.all(others)
        expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 422, 200])
        if (state.isStuck) unblocked += 1
      }
      // At least one request of another area was complete while the others were still blocked.
      expect(unblocked).toBeGreaterThan(0)
      for (const { statusCode, headers } of await Promise.all(stuck)) {
        expect(statusCode).toBe(503)
        expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      }
    })
    for (const name of stuckAreas)
      await expect.poll(async () => (await list(name)).statusCode).toBe(200)
  })

  test('a write to a locked record gets 503', async () => {
    const made = await api.call('POST', '/api/roles', {
      as: 'administrator',
      body: { name: 'Proofreaders', roleTypeId: 2, description: '' },
    })
    const { id } = made.json<{ id: string }>()
    const change = {
      as: 'administrator' as const,
      headers: { 'if-match': '"1"' },
      body: { name: 'Readers' },
    }
    await whileLocked(`select 1 from roles where id = '${id}' for update`, async () => {
      const response = await api.call('PATCH', `/api/roles/${id}`, change)
      expect([response.statusCode, response.json()]).toMatchObject([
        503,
        { message: 'Somebody else works on this right now. Please try again in a moment.' },
      ])
    })
    expect((await api.call('PATCH', `/api/roles/${id}`, change)).statusCode).toBe(200)
  })
})

const WAITING_FOR_LOCKS = `select count(*)::integer from pg_locks
  where not granted and database = (select oid from pg_database where datname = current_database())`
