import type { TrashPage } from '@staff/contract'
import { entities } from '@staff/content/entities'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { eachSharedDatabase } from '../../testing/eachDatabase'
import { startTestApi, type TestApi } from '../../testing/testApi'

const DAY = 24 * 60 * 60_000

eachSharedDatabase((empty) => {
  let api: TestApi
  beforeEach(async () => {
    api = await startTestApi(await empty())
  })

  const get = (query = '', as: 'administrator' | 'staff' = 'administrator') =>
    api.call('GET', `/api/trash?${query}`, { as })
  const list = async (query = '') => (await get(query)).json<TrashPage>()
  const titlesOf = async (query: string) => (await list(query)).records.map(({ title }) => title)

  /** Deleted records by area, title and how many minutes ago. */
  const fill = (rows: readonly (readonly [area: string, title: string, minutes: number])[]) =>
    api.database.db.execute(sql`
      insert into trash (area, record_id, title, "row", version, deleted_at, deleted_by_name)
      select area, gen_random_uuid(), title, '{}', 2, now() - minutes * interval '1 minute', 'Ana'
      from jsonb_to_recordset(${JSON.stringify(
        rows.map(([area, title, minutes]) => ({ area, title, minutes })),
      )}::jsonb) as given (area text, title text, minutes int)`)

  test('an empty trash has every area, in the order of the registry', async () => {
    const { records, total, areas } = await list()
    expect([records, total]).toEqual([[], 0])
    expect(areas).toEqual(entities.map(({ area }) => ({ area, count: 0 })))
  })

  test('has the records of all areas, the last deleted first, page by page', async () => {
    await fill([
      ['careers', 'Welder', 30],
      ['blogs', 'Sparks', 10],
      ['teams', 'Wanda', 20],
      ['careers', 'Painter', 40],
    ])
    expect(await titlesOf('')).toEqual(['Sparks', 'Wanda', 'Welder', 'Painter'])
    expect(await titlesOf('pageSize=3&page=2')).toEqual(['Painter'])
    const past = await list('page=9007199254740991&pageSize=100')
    expect([past.records, past.total]).toEqual([[], 4])
    const [first] = (await list('pageSize=1')).records
    expect(first).toMatchObject({ area: 'blogs', title: 'Sparks', version: 2, deletedById: null })
    const { deletedAt = '', expiresAt } = first ?? {}
    expect(Date.parse(expiresAt ?? '') - Date.parse(deletedAt)).toBe(30 * DAY)
  })

  test('finds titles, areas and one record, and counts each area without its own filter', async () => {
    await fill([
      ['careers', 'Ébéniste 5%', 3],
      ['blogs', 'The ébéniste', 2],
      ['blogs', 'Sparks', 1],
    ])
    expect(await titlesOf('q=%C3%89B%C3%89N')).toEqual(['The ébéniste', 'Ébéniste 5%'])
    expect(await titlesOf('q=5%25')).toEqual(['Ébéniste 5%'])
    expect(await titlesOf('area=careers&area=teams')).toEqual(['Ébéniste 5%'])
    const found = await list('q=ist&area=blogs')
    expect(found.total).toBe(1)
    expect(found.areas.filter(({ count }) => count > 0)).toEqual([
      { area: 'careers', count: 1 },
      { area: 'blogs', count: 1 },
    ])
    const [{ id } = { id: '' }] = found.records
    expect(await titlesOf(`recordId=${id.toUpperCase()}`)).toEqual(['The ébéniste'])
    expect((await list(`recordId=${id}&area=careers`)).total).toBe(0)
  })

  test('what its area restores is not in it any more', async () => {
    const body = { name: 'Editors', roleTypeId: 2 }
    const made = await api.call('POST', '/api/roles', { as: 'administrator', body })
    const { id } = made.json<{ id: string }>()
    const any = { as: 'administrator', headers: { 'if-match': '*' } } as const
    await api.call('DELETE', `/api/roles/${id}`, any)
    const [trashed] = (await list()).records
    expect(trashed).toMatchObject({ area: 'roles', id, deletedByName: 'Ana Admin' })
    const own = await api.call('GET', '/api/roles/trash', { as: 'administrator' })
    expect(own.json<TrashPage>().records).toEqual([trashed])
    await api.call('POST', `/api/roles/${id}/restore`, { ...any, body: {} })
    expect((await list()).total).toBe(0)
  })

  test('staff who may delete nothing see nothing, whatever they ask for', async () => {
    await fill([['queries', 'Vera Visitor', 1]])
    for (const query of ['', 'area=queries', 'area=moon', 'pageSize=1']) {
      const response = await get(query, 'staff')
      expect(response.statusCode).toBe(403)
      expect(response.body).not.toContain('Vera')
    }
  })

  test.each([
    ['area=moon', 'area'],
    ['area=', 'area'],
    ['area=audit', 'area'],
    [`area=${'x'.repeat(101)}`, 'area'],
    ['recordId=1', 'recordId'],
    ['page=0', 'page'],
    ['pageSize=101', 'pageSize'],
    ['q=%00', 'q'],
    [`q=${'x'.repeat(201)}`, 'q'],
    ['areas=careers', 'areas'],
  ])('refuses ?%s and names the parameter', async (query, parameter) => {
    const response = await get(query)
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json<{ errors: object }>().errors)).toEqual([parameter])
  })
})
