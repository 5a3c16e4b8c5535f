import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

import { startTestApi, type TestApi } from '../../testing/testApi'
import { copyTemplate, drop } from '../../testing/postgresTemplate'
import { connect, type Database } from '../connect'
import { area, Lanes } from './lanes'

const template = inject('template')

const enter = (lanes: Lanes, name: string) => area.run(name, () => lanes.enter())

describe('a lane', () => {
  test('has so many places and so long a line, and work of the server itself needs none', async () => {
    const lanes = new Lanes({ atOnce: 1, waiting: 1, waitMs: 10_000 })
    const leave = await enter(lanes, 'careers')
    const second = enter(lanes, 'careers')
    await expect(enter(lanes, 'careers')).rejects.toMatchObject({ status: 503 })
    await enter(lanes, 'clients')
    await lanes.enter()
    leave()
    leave()
    const leaveSecond = await second
    const third = enter(lanes, 'careers')
    leaveSecond()
    await third
  })

  test('keeps nobody in line for longer than it says', async () => {
    const lanes = new Lanes({ atOnce: 1, waiting: 9, waitMs: 20 })
    const leave = await enter(lanes, 'careers')
    const late = enter(lanes, 'careers')
    await expect(late).rejects.toMatchObject({
      status: 503,
      details: { headers: { 'retry-after': '5' } },
    })
    leave()
    await enter(lanes, 'careers')
  })
})

describe.skipIf(!template)('a table of PostgreSQL that somebody has locked', () => {
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

  /** Works in a transaction of somebody else's until the work is done. */
  async function meanwhile(statement: string, work: (other: Client) => Promise<void>) {
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

  test('is a 503 for its own area, and everybody else is answered at once', async () => {
    const stuckAreas = ['careers', 'testimonials']
    const askStuck = () =>
      stuckAreas.flatMap((name) => Array.from({ length: 15 }, () => list(name)))
    const lock = `lock table ${stuckAreas.join()} in access exclusive mode`
    await meanwhile(lock, async (other) => {
      const first = askStuck()
      const state = { isStuck: true }
      for (const each of first) void each.finally(() => (state.isStuck = false))
      const isFull = () => other.query(WAITING_FOR_LOCKS).then(({ rows }) => rows)
      await expect.poll(isFull, { timeout: 5000, interval: 20 }).toEqual([{ count: 6 }])
      // Whoever comes now waits in line already for the question who they are.
      const stuck = [...first, ...askStuck()]
      let answered = 0
      while (state.isStuck) {
        const others = [list('clients'), create(), api.call('GET', '/api/health')]
        const answers = await Promise.all(others)
        expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 422, 200])
        if (state.isStuck) answered += 1
      }
      // Whoever waited for the lock would wait at least as long as those who got there first.
      expect(answered).toBeGreaterThan(0)
      for (const { statusCode, headers } of await Promise.all(stuck)) {
        expect(statusCode).toBe(503)
        expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      }
    })
    for (const name of stuckAreas)
      await expect.poll(async () => (await list(name)).statusCode).toBe(200)
  })

  test('is a 503 for a write that waits for a record that somebody holds', async () => {
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
    await meanwhile(`select 1 from roles where id = '${id}' for update`, async () => {
      const answer = await api.call('PATCH', `/api/roles/${id}`, change)
      expect([answer.statusCode, answer.json()]).toMatchObject([
        503,
        { message: 'Somebody else works on this right now. Please try again in a moment.' },
      ])
    })
    expect((await api.call('PATCH', `/api/roles/${id}`, change)).statusCode).toBe(200)
  })
})

const WAITING_FOR_LOCKS = `select count(*)::integer from pg_locks
  where not granted and database = (select oid from pg_database where datname = current_database())`
