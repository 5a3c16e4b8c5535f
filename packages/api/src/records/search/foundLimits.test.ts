import type { FoundRecord } from '@staff/contract'
import { fixtures } from '@staff/content/fixtures'
import { titleFields } from '@staff/entity'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { technologies } from '@staff/server/areas/technologies/technologies.table'
import { recordTable } from '../table/recordTable'
import { eachDatabase } from '../../testing/eachDatabase'
import { startTestApi, type TestApi } from '../../testing/testApi'

eachDatabase((open) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(await open())
  })
  afterAll(() => api.database.close())

  async function find(q: string): Promise<FoundRecord[]> {
    const url = `/api/search?q=${encodeURIComponent(q)}`
    const response = await api.call('GET', url, { as: 'administrator' })
    return response.json<{ results: FoundRecord[] }>().results
  }

  async function titlesOf(q: string) {
    return (await find(q)).map(({ title }) => title)
  }

  test('shows five records of an area, and finds older ones by words that the newest do not have', async () => {
    await api.database.db.execute(sql`
      insert into careers (job_id, title, experience, location, department, type, description, updated_at)
      select gen_random_uuid(), title, 1, 'x', 'x', 'Contract', 'x', changed::timestamptz
      from (values ('Aurora keeper', '2026-10-01T08:00:00Z'), ('Keeper of the aurora', '2026-10-01T08:01:00Z')) as old (title, changed)`)
    await api.database.db.execute(sql`
      insert into careers (job_id, title, experience, location, department, type, description, updated_at)
      select gen_random_uuid(), 'Sailor ' || number, 1, 'x', 'x', 'Contract', 'x', ${'2026-11-01T08:00:00Z'}::timestamptz + number * interval '1 second'
      from generate_series(1, 1500) as number`)
    const newest = [1500, 1499, 1498, 1497, 1496].map((number) => `Sailor ${number}`)
    for (const q of ['sai', 'sailor', 'ailor']) expect(await titlesOf(q)).toEqual(newest)
    expect(await titlesOf('sa')).toEqual(expect.arrayContaining(newest))
    expect(await titlesOf('sailor 0')).toEqual([])
    // The whole title comes before newer ones that begin with it.
    expect((await titlesOf('sailor 12')).slice(0, 2)).toEqual(['Sailor 12', 'Sailor 1299'])
    expect((await titlesOf('12'))[0]).toBe('Sailor 1299')
    expect(await titlesOf('auro')).toEqual(['Aurora keeper', 'Keeper of the aurora'])
    expect(await titlesOf('urora')).toEqual(['Keeper of the aurora', 'Aurora keeper'])
    expect(await titlesOf('au')).toEqual(['Aurora keeper'])
  })

  test('shows 30 records in all', async () => {
    const names = ['Zest 1', 'Zest 2', 'Zest 3', 'Zest 4', 'Zest 5', 'Zest 6']
    const filled = fixtures.filter(
      ({ entity }) => !['users', 'services-data'].includes(entity.area),
    )
    for (const { entity, filled: sample } of filled) {
      const [title = ''] = titleFields(entity)
      const values = names.map((name) =>
        Object.assign(
          {},
          Object.fromEntries(
            Object.keys(entity.fields).map((field) => [field, Reflect.get(sample, field)]),
          ),
          {
            [title]: name,
            assigneeId: null,
          },
        ),
      )
      await api.database.db.insert(recordTable(entity).table).values(values)
    }
    const found = await find('zest')
    expect(found).toHaveLength(30)
    for (const { entity } of fixtures)
      expect(found.filter(({ area }) => area === entity.area).length).toBeLessThanOrEqual(5)
  })

  test('every table holds the title of its entity', async () => {
    await api.database.db
      .insert(technologies)
      .values({ name: 'ÉMACS', category: 'Other', image: '' })
    for (const { entity } of fixtures) {
      const { table, column, titleText } = recordTable(entity)
      const rows = await api.database.db
        .select({
          text: sql<string>`${titleText}`,
          ...Object.fromEntries(titleFields(entity).map((name) => [name, sql`${column(name)}`])),
        })
        .from(table)
      for (const { text, ...values } of rows)
        expect(text).toBe(entity.titleOf(values).toLowerCase())
    }
  })
})
