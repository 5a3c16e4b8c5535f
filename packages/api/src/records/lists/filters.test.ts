import type { Facets } from '@staff/contract'
import { careerFixtures } from '@staff/content/career/career.fixtures'
import { blogFixtures } from '@staff/content/blog/blog.fixtures'
import type { Fixtures } from '@staff/entity'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { eachDatabase } from '../../testing/eachDatabase'
import { startRecordsApi, valuesOf, type RecordsApi, type Row } from '../testing'

eachDatabase((open) => {
  describe('careers', () => {
    let api: RecordsApi
    beforeAll(async () => {
      api = await startRecordsApi(await open(), careerFixtures)
      await addAll(api, [
        { type: 'Contract', department: 'Design', location: 'Leeds', experience: 2 },
        { type: 'Contract', department: 'Design', location: 'London', experience: 5 },
        { type: 'Full time', department: 'Design', location: 'Leeds', experience: 7.5 },
        { type: 'Full time', department: 'Sales', location: 'Leeds', experience: 0 },
      ])
    })
    afterAll(() => api.close())

    const countFound = async (query: string) => (await api.list(query)).total

    test('several values of one filter are alternatives, several filters are not', async () => {
      expect(await countFound('type=Contract')).toBe(2)
      expect(await countFound('type=Contract&type=Full+time')).toBe(4)
      expect(await countFound('type=Contract&location=Leeds')).toBe(1)
      expect(await countFound('type=Internship')).toBe(0)
      expect(await countFound('location=leeds')).toBe(0)
    })

    test('a range includes its limits', async () => {
      expect(await countFound('experienceMin=2&experienceMax=5')).toBe(2)
      expect(await countFound('experienceMin=5.5')).toBe(1)
      expect(await countFound('experienceMax=0')).toBe(1)
    })

    test('days include the whole day', async () => {
      const today = new Date().toISOString().slice(0, 10)
      const [newest] = (await api.list('')).records
      const day = newest?.updatedAt.slice(0, 10)
      expect(await countFound(`updatedFrom=${day}&updatedTo=${day}`)).toBeGreaterThan(0)
      expect(await countFound('updatedFrom=last-7-days')).toBe(4)
      expect(await countFound(`updatedFrom=today&updatedTo=${today}`)).toBeGreaterThan(0)
      expect(await countFound('updatedTo=2001-01-01')).toBe(0)
    })

    test('search, filters and pages work together', async () => {
      const page = await api.list('q=leeds&type=Full+time&sort=experience&pageSize=1&page=2')
      expect(page.total).toBe(2)
      expect(page.records.map(({ experience }) => experience)).toEqual([7.5])
    })

    test('counts each value with the search and all other filters, without its own', async () => {
      expect(await facetsOf('type=Contract&location=Leeds')).toEqual({
        type: [
          { value: 'Full time', count: 2 },
          { value: 'Contract', count: 1 },
        ],
        department: [{ value: 'Design', count: 1 }],
        location: [
          { value: 'Leeds', count: 1 },
          { value: 'London', count: 1 },
        ],
        status: [{ value: 'Published', count: 1 }],
      })
      expect((await facetsOf('q=sales'))['type']).toEqual([{ value: 'Full time', count: 1 }])
      expect((await facetsOf('experienceMin=5'))['location']).toEqual([
        { value: 'Leeds', count: 1 },
        { value: 'London', count: 1 },
      ])
    })

    test('counts nothing unless asked', async () => {
      expect(await api.list('')).not.toHaveProperty('facets')
    })

    async function facetsOf(query: string): Promise<Facets> {
      return (await api.find(`${query}&facets=1`)).json<{ facets: Facets }>().facets
    }
  })

  test('a record with any of the tags is found once, and counted for each', async () => {
    const api = await startRecordsApi(await open(), blogFixtures)
    await addAll(
      api,
      [{ tags: ['React', 'Teams'] }, { tags: ['React'] }, { tags: ["O'Brien", 'a"b,{c}'] }],
      blogFixtures,
    )
    const found = await api.list('tags=React&tags=Teams')
    expect(found.total).toBe(2)
    expect((await api.list(new URLSearchParams({ tags: 'a"b,{c}' }).toString())).total).toBe(1)
    const { facets } = (await api.find('facets=1&kind=Article')).json<{ facets: Facets }>()
    expect(facets['tags']?.[0]).toEqual({ value: 'React', count: 2 })
    await api.close()
  })
})

async function addAll(
  api: RecordsApi,
  values: object[],
  { entity, filled, create }: Fixtures = careerFixtures,
): Promise<Row[]> {
  return Promise.all(
    values.map((each) => api.store({ ...valuesOf(entity, filled), ...create, ...each })),
  )
}
