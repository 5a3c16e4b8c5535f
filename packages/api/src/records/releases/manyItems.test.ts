import type { Release } from '@staff/contract'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import type { Database } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { eachSharedDatabase } from '../../testing/eachDatabase'
import { recordTable } from '../table/recordTable'
import { AREAS, publishing, startReleasesApi, type Made, type ReleasesApi } from './testing'

const LATER = '2030-01-01T09:00:00.000Z'

/** As many of each of two areas as fill a release. */
const MANY = 250

eachSharedDatabase((empty) => {
  let api: ReleasesApi
  beforeEach(async () => {
    api = await startReleasesApi(await empty())
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
