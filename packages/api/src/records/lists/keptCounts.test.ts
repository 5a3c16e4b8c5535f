import type { Facets } from '@staff/contract'
import { careerFixtures } from '@staff/content/career/career.fixtures'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

import type { Database } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { eachDatabase, openPostgres } from '../../testing/eachDatabase'
import { startRecordsApi, valuesOf, type RecordsApi } from '../testing'

const { entity, filled } = careerFixtures

eachDatabase((open) => {
  let database: Database
  let api: RecordsApi
  beforeAll(async () => {
    database = await open()
    api = await startRecordsApi(database, careerFixtures)
    for (const title of ['One', 'Two', 'Three'])
      await api.store(valuesOf(entity, { ...filled, title }))
    // A list reads its counts, and keeps them.
    await statuses()
  })
  afterAll(() => api.close())

  const read = async (query: string) => (await api.find(query)).json<{ facets: Facets }>()
  const statuses = async () => facet('status')
  const facet = async (name: string) => {
    const { facets } = await read('facets=1')
    return Object.fromEntries((facets[name] ?? []).map(({ value, count }) => [value, count]))
  }
  const departments = async (query: string) =>
    (await read(`facets=1&${query}`)).facets['department']?.length
  const run = (text: string) => database.db.execute(sql.raw(text))

  test('counts are kept until a write', async () => {
    expect(await statuses()).toEqual({ Published: 3 })
    // A write that no trigger counts shows that they are not read again.
    await run('alter table careers disable trigger write_counted')
    await run(`update careers set department = 'Design' where title = 'One'`)
    expect(await facet('department')).toEqual({ [filled['department']]: 3 })
    await run('alter table careers enable trigger write_counted')
    await run(`update careers set department = 'Sales' where title = 'Two'`)
    expect(await facet('department')).toMatchObject({ Design: 1, Sales: 1 })
  })

  test('each filter and search has its own counts', async () => {
    expect(await departments('q=one')).toBe(1)
    expect(await departments('q=nobody')).toBe(0)
    expect(await departments('status=Draft')).toBe(0)
    expect(await departments('')).toBe(3)
    expect(await departments('pageSize=1&page=2&sort=title')).toBe(3)
  })

  test('what changes on the site is counted too, and a write that is rolled back is not', async () => {
    await run(`delete from careers_live where title = 'One'`)
    expect(await statuses()).toEqual({ Published: 2, Draft: 1 })
    const undone = new Error('undone')
    const rolledBack = database.db.transaction(async (tx) => {
      await tx.execute(sql`delete from careers_live`)
      throw undone
    })
    await expect(rolledBack).rejects.toBe(undone)
    expect(await statuses()).toEqual({ Published: 2, Draft: 1 })
  })

  test('a version that begins or ends is counted at its time, without a write', async () => {
    await run(
      `update careers_live set during = tstzrange(lower(during), now() + interval '700 ms') where title = 'Two'`,
    )
    expect(await statuses()).toEqual({ Published: 2, Draft: 1 })
    await run(`select pg_sleep(0.8)`)
    expect(await statuses()).toEqual({ Published: 1, Unpublished: 1, Draft: 1 })
  })

  test('an empty table has no counts, and never those of another time', async () => {
    await run('truncate careers, careers_live')
    expect(await statuses()).toEqual({})
    await api.store(valuesOf(entity, { ...filled, title: 'Four' }))
    expect(await statuses()).toEqual({ Published: 1 })
  })
})

describe.skipIf(!inject('template'))('on PostgreSQL', () => {
  test('a write waits for no other one', async () => {
    const database = await openPostgres()
    const { db } = database
    await db.transaction(async (tx) => {
      await tx.execute(sql`update careers set title = 'One' where false`)
      // On another connection, while the transaction is open.
      await db.execute(sql`update careers set title = 'Two' where false`)
    })
    const rows = await queryRows(
      db,
      sql`select id from record_revisions where table_name = 'careers'`,
    )
    expect(rows).toHaveLength(2)
    await database.close()
  })
})
