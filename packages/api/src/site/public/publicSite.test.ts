import { publicKeys } from '@staff/contract'
import { publicAreas } from '@staff/content/calls'
import { fixtures } from '@staff/content/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { eachDatabase } from '../../testing/eachDatabase'
import { startSiteApi, type Row, type SiteApi } from './testing'

const US_ONLY = ['services', 'teams', 'technologies']
const AREAS = publicAreas.map(({ entity }) => entity.area)

eachDatabase((open) => {
  let api: SiteApi

  beforeAll(async () => {
    api = await startSiteApi(await open())
  })
  afterAll(() => api.close())

  test('the eight content areas are public, and nothing else', async () => {
    expect(AREAS.toSorted()).toEqual([
      'blogs',
      'careers',
      'clients',
      'contractual-positions',
      'services',
      'teams',
      'technologies',
      'testimonials',
    ])
    for (const { entity } of fixtures) {
      const { status } = await api.read(entity.area)
      expect([entity.area, status === 200]).toEqual([entity.area, AREAS.includes(entity.area)])
    }
  })

  test.each(publicAreas.map((area) => [area.entity.area, area] as const))(
    '%s have their public properties only',
    async (area, { entity, parts }) => {
      const { records, total } = await api.page(`${area}?pageSize=100`)
      expect(records.length).toBe(total)
      expect(total).toBeGreaterThan(0)
      const keys = [...publicKeys(entity), ...parts.map(() => 'servicesData')].toSorted()
      for (const record of records) {
        expect(Object.keys(record).toSorted()).toEqual(keys)
        const one = await api.read(`${area}/${String(record[entity.idKey])}`)
        expect(JSON.parse(one.body.toString())).toEqual(record)
      }
    },
  )

  test('a service has its service data in their order', async () => {
    const { records } = await api.page('services')
    const lists = records.map((record) => record['servicesData'] as Row[])
    expect(lists.some((list) => list.length > 1)).toBe(true)
    for (const list of lists) {
      const places = list.map(({ orderBy }) => Number(orderBy))
      expect(places).toEqual(places.toSorted((one, next) => one - next))
    }
  })

  test('areas of the US only are empty in the UK', async () => {
    for (const area of AREAS) {
      const isShown = !US_ONLY.includes(area)
      const found = await api.page(`${area}?region=UK`)
      expect([area, found.total > 0, found.records.length > 0]).toEqual([area, isShown, isShown])
    }
    const { records } = await api.page('teams')
    expect((await api.read(`teams/${String(records[0]?.['id'])}?region=UK`)).status).toBe(404)
    const home = JSON.parse((await api.read('site?region=UK')).body.toString())
    expect(home.region).toBe('UK')
    expect(Object.keys(home.areas)).toEqual(AREAS)
    expect(home.areas.teams).toEqual({ records: [], total: 0 })
    expect(home.areas.careers.records).toHaveLength(12)
  })

  test('lists are searched, sorted and cut like those of the console', async () => {
    const query = 'q=engineer&sort=title&order=desc&page=2&pageSize=1'
    const ours = await api.call('GET', `/api/careers?${query}`, { as: 'administrator' })
    const { records, total } = ours.json<{ records: Row[]; total: number }>()
    const found = await api.page(`careers?${query}`)
    expect(total).toBeGreaterThan(1)
    expect(found.total).toBe(total)
    expect(found.records.map(({ jobId }) => jobId)).toEqual(records.map(({ jobId }) => jobId))
  })
})
