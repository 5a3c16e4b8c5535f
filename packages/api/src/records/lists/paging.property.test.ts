import { sortableFields } from '@staff/entity'
import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import type { Database } from '../../platform/db/database'
import { startTestApi, type TestApi } from '../../testing/testApi'
import { eachDatabase } from '../../testing/eachDatabase'
import { recordTable } from '../table/recordTable'
import { inOrder, valuesOf, type Row } from '../testing'

const { entity, filled } = testimonialFixtures
const AREA = '/api/testimonials'

// Fewer values than records, so that every sort column has ties.
const NAMES = ['Ada', 'ada', 'Bo', 'Éva', 'Zoë 100%', 'under_score']
const TIMESTAMPS = ['2026-01-01T00:00:00.001Z', '2026-01-01T00:00:00.002Z']

async function store({ db }: Database, count: number) {
  const rows = Array.from({ length: count }, (_, index) => ({
    ...valuesOf(entity, filled),
    name: NAMES[index % NAMES.length],
    rating: 1 + (index % 3),
    updatedAt: new Date(TIMESTAMPS[index % TIMESTAMPS.length] ?? ''),
  }))
  await db.insert(recordTable(entity).table).values(rows)
}

const listQuery = fc.record(
  {
    q: fc.constantFrom('', 'a', 'AD', 'éV', '%', '_', '0%', 'nobody'),
    sort: fc.constantFrom(...sortableFields(entity)),
    order: fc.constantFrom('asc', 'desc'),
  },
  { requiredKeys: [] },
)
type ListQuery = typeof listQuery extends fc.Arbitrary<infer Query> ? Query : never

function ids(records: Row[]) {
  return records.map(({ id }) => id)
}

function text({ name, description }: Row): string {
  return `${String(name)}\n${String(description)}`
}

eachDatabase((open) => {
  let api: TestApi
  let all: Row[]

  beforeAll(async () => {
    api = await startTestApi(await open())
    await store(api.database, 50)
    all = (await page({}, 1, 100)).records
    expect(all).toHaveLength(50)
  })

  async function find(query: Record<string, string>) {
    return api.call('GET', `${AREA}?${new URLSearchParams(query)}`, { as: 'administrator' })
  }

  async function page(query: ListQuery, number: number, pageSize: number) {
    const response = await find({ ...query, page: String(number), pageSize: String(pageSize) })
    expect(response.statusCode).toBe(200)
    return response.json<{ records: Row[]; total: number }>()
  }

  test('pages of any size divide the same list', async () => {
    const property = fc.asyncProperty(
      listQuery,
      fc.integer({ min: 3, max: 60 }),
      async (query, size) => {
        const whole = await page(query, 1, 100)
        const found: Row[] = []
        for (let number = 1; number <= Math.ceil(whole.total / size) + 1; number++) {
          const { records, total } = await page(query, number, size)
          expect(total).toBe(whole.total)
          expect(records).toHaveLength(Math.max(0, Math.min(size, total - (number - 1) * size)))
          found.push(...records)
        }
        expect(ids(found)).toEqual(ids(whole.records))
        expect(new Set(ids(found)).size).toBe(whole.total)
      },
    )
    await fc.assert(property, { seed: 11, numRuns: 20 })
  })

  test('a list has the requested records in the requested order', async () => {
    const property = fc.asyncProperty(listQuery, async ({ q = '', ...rest }) => {
      const { records, total } = await page({ q, ...rest }, 1, 100)
      const matching = all.filter((row) => text(row).toLowerCase().includes(q.toLowerCase()))
      expect(total).toBe(matching.length)
      expect(new Set(ids(records))).toEqual(new Set(ids(matching)))
      const { sort = 'updatedAt', order = rest.sort ? 'asc' : 'desc' } = rest
      for (const [index, next] of records.slice(1).entries()) {
        const compared = inOrder(records[index]?.[sort], next[sort])
        expect(order === 'asc' ? compared : -compared).toBeLessThanOrEqual(0)
      }
    })
    await fc.assert(property, { seed: 12, numRuns: 40 })
  })

  test('any other query gets 200 or 4xx', async () => {
    const unusual = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.double().map(String),
      fc.maxSafeInteger().map(String),
      fc.constantFrom(
        '',
        ' 1 ',
        '1e3',
        '0x1',
        '١',
        '-0',
        'asc',
        'ASC',
        '__proto__',
        '9'.repeat(99),
      ),
    )
    const names = ['q', 'sort', 'order', 'page', 'pageSize']
    const property = fc.asyncProperty(
      fc.dictionary(fc.constantFrom(...names), unusual),
      async (query) => {
        const response = await find(query)
        expect([200, 422]).toContain(response.statusCode)
        if (response.statusCode === 422)
          expect(names).toEqual(
            expect.arrayContaining(Object.keys(response.json<{ errors: object }>().errors)),
          )
        else expect(response.json<{ records: Row[] }>().records.length).toBeLessThanOrEqual(100)
      },
    )
    await fc.assert(property, { seed: 13, numRuns: 60 })
  })
})
