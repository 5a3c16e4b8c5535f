import { sql } from 'drizzle-orm'
import type { Release } from '@staff/contract'
import { beforeEach, expect, test } from 'vitest'

import type { Database } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { eachSharedDatabase } from '../../testing/eachDatabase'
import { createTestApp } from '../../testing/testContent'
import { recordTable } from '../table/recordTable'
import {
  AREAS,
  publishing,
  startReleasesApi,
  unpublishing,
  type Made,
  type ReleasesApi,
} from './testing'

const LATER = '2030-01-01T09:00:00.000Z'
/** More than one area, and as many as a release can have. */
const MANY = 250

eachSharedDatabase((empty) => {
  let api: ReleasesApi
  beforeEach(async () => {
    api = await startReleasesApi(await empty())
  })

  test('of two people who publish a release at once, on two nodes, one is refused', async () => {
    const { database, config } = api
    const other = await createTestApp({ database, config, logLevel: 'silent' })
    const open = await api.releaseOf([
      await api.make('careers', 'A'),
      await api.make('positions', 'B'),
    ])
    const token = await api.logIn('administrator')
    const [here, there] = await Promise.all([
      api.publish(open),
      other.inject({
        method: 'POST',
        url: `/api/releases/${open.id}/publish`,
        headers: { authorization: `Bearer ${token}` },
        payload: { version: open.version },
      }),
    ])
    expect([here.statusCode, there.statusCode].toSorted()).toEqual([200, 412])
    expect((await api.read(open)).version).toBe(open.version + 1)
    await other.close()
  })

  test('a repeated publication with the same key releases once', async () => {
    const open = await api.releaseOf([await api.make('careers', 'A')])
    const options = { headers: { 'idempotency-key': `key-of-${open.id}` } }
    const [one, two] = await Promise.all([
      api.publish(open, undefined, options),
      api.publish(open, undefined, options),
    ])
    expect([one.statusCode, two.statusCode]).toEqual([200, 200])
    expect(one.json()).toEqual(two.json())
  })

  test('a record gets into one of two releases at once', async () => {
    const made = await api.make('careers', 'A')
    const opened = [await api.create(), await api.create()]
    const answers = await Promise.all(
      opened.map(({ id }) =>
        api.send('POST', `releases/${id}/items`, { body: { items: [publishing(made)] } }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json<{ message: string }>().message).toContain('“A” is in the release “Release')
  })

  test('no more than 100 releases are open, though many are made at once', async () => {
    await api.database.db.execute(
      sql`insert into releases (id, name, made_by_name) select gen_random_uuid(), 'R', '' from generate_series(1, 97)`,
    )
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => api.send('POST', 'releases', { body: { name: 'One more' } })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      201, 201, 201, 409, 409, 409,
    ])
  })

  test('a release of 500 records beside a bulk publication of the same ones', async () => {
    const all = await makeMany(api.database)
    const open = await api.create()
    const full = await api.add(open, all.map(publishing))
    expect(full.itemCount).toBe(2 * MANY)
    const tooMany = await api.send('POST', `releases/${open.id}/items`, {
      body: { items: [publishing(await api.make('careers', 'One more'))] },
    })
    expect(tooMany.statusCode).toBe(409)

    const bulks = [...new Set(all.map(({ area }) => area))].map((area) =>
      api.send('POST', `${area}/bulk`, {
        body: {
          action: 'publish',
          ids: all.flatMap((made) => (made.area === area ? [made.id] : [])).toReversed(),
        },
      }),
    )
    const [released, ...others] = await Promise.all([api.publish(full), ...bulks])
    expect([released.statusCode, ...others.map(({ statusCode }) => statusCode)]).toEqual([
      200, 200, 200,
    ])
    expect(await liveCounts(api.database)).toEqual([MANY, MANY])
  })

  test('a release of 500 records goes out, and is taken back', async () => {
    const all = await makeMany(api.database)
    const full = await api.add(await api.create(), all.map(publishing))
    const out = (await api.publish(full)).json<Release>()
    expect(await liveCounts(api.database)).toEqual([MANY, MANY])
    const undo = (await api.undo(out)).json<Release>()
    expect(undo).toMatchObject({ state: 'Released', itemCount: 2 * MANY })
    expect(await api.shown('careers')).toEqual([])
  })

  test('a release and the deletion of its records for ever do not block each other', async () => {
    const made = [await api.make('careers', 'A'), await api.make('careers', 'B')]
    const open = await api.releaseOf(made)
    const planned = (await api.publish(open, LATER)).json<Release>()
    const headers = { 'if-match': '*' }
    for (const { id } of made) await api.send('DELETE', `careers/${id}`, { headers })
    const answers = await Promise.all([
      api.cancel(planned),
      api.send('POST', 'careers/bulk', {
        body: { action: 'delete-forever', ids: made.map(({ id }) => id).toReversed() },
      }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await api.read(open)).toMatchObject({ state: 'Open', itemCount: 0 })
  })

  test('the number of statements does not grow with the records', async () => {
    const [first, ...others] = await makeMany(api.database)
    if (!first) throw new Error('No record')
    const positions = others.filter(({ area }) => area !== first.area).slice(0, 1)
    const small = await api.releaseOf([first, ...positions])
    const large = await api.releaseOf(others.filter((made) => !positions.includes(made)))
    const counts = [
      await statements(api, () => api.read(small)),
      await statements(api, () => api.read(large)),
    ]
    expect(counts[1]).toBe(counts[0])
    const ofCalls = [
      await statements(api, () => api.publish(small, LATER)),
      await statements(api, () => api.publish(large, LATER)),
    ]
    expect(ofCalls[1]).toBe(ofCalls[0])
  })

  test('what is taken from the site later is shown up to then', async () => {
    const made = await api.make('careers', 'A', '')
    const open = await api.create()
    const full = await api.add(open, [unpublishing(made)])
    const soon = new Date(Date.now() + 1500).toISOString()
    expect((await api.publish(full, soon)).statusCode).toBe(200)
    await expect.poll(() => api.shown('careers')).toEqual([made.id])
    await new Promise((resolve) => setTimeout(resolve, 1700))
    await expect.poll(() => api.shown('careers')).toEqual([])
    const out = await api.read(full)
    expect(out).toMatchObject({ state: 'Released', items: [{ state: 'Released' }] })
    expect((await api.cancel(out)).statusCode).toBe(409)
    expect((await api.undo(out)).statusCode).toBe(200)
    await expect.poll(() => api.shown('careers')).toEqual([made.id])
  })
})

/** Stores drafts in both areas. */
async function makeMany({ db }: Database): Promise<Made[]> {
  const numbers = Array.from({ length: MANY }, (_, index) => index)
  const stored: Made[] = []
  for (const entity of Object.values(AREAS)) {
    const { table, id } = recordTable(entity)
    const values =
      entity.area === 'careers'
        ? { experience: 2, type: 'Full time', location: 'L', department: 'P', description: 'D' }
        : { location: 'L', duration: 'D', type: 'On site', interviewMode: 'Phone', summary: 'S' }
    const rows = await db
      .insert(table)
      .values(numbers.map((each) => Object.assign({ title: `T${each}`, role: `R${each}` }, values)))
      .returning({ id })
    stored.push(...rows.map((row) => ({ area: entity.area, id: String(row.id), version: 1 })))
  }
  return stored
}

async function liveCounts({ db }: Database): Promise<number[]> {
  const rows = await queryRows<{ total: number }>(
    db,
    sql`select count(*)::int as total from careers_live union all select count(*)::int from contractual_positions_live`,
  )
  return rows.map(({ total }) => total)
}

/** How many statements a call makes. */
async function statements({ database: { db } }: ReleasesApi, act: () => Promise<unknown>) {
  // The session of every database has this logger.
  const { session } = db as unknown as { session: { logger: { logQuery: () => void } } }
  const { logger } = session
  let count = 0
  session.logger = { logQuery: () => (count += 1) }
  try {
    await act()
  } finally {
    session.logger = logger
  }
  return count
}
