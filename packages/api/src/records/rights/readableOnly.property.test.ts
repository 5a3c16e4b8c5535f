import { blogFixtures } from '@staff/content/blog/blog.fixtures'
import { careerFixtures } from '@staff/content/career/career.fixtures'
import { QUERY_STATUSES } from '@staff/content/query/query.entity'
import { ROLE_ACTIONS, type Fixtures } from '@staff/entity'
import { queryCalls } from '@staff/server/areas/queries/testing'
import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'

import { queryRows } from '../../platform/db/queryRows'
import { eachSharedDatabase } from '../../testing/eachDatabase'
import { giveRights } from '../../testing/giveRights'
import { startTestApi, type Person, type TestApi } from '../../testing/testApi'
import { recordTable } from '../table/recordTable'
import { valuesOf, type Row } from '../testing'

vi.setConfig({ testTimeout: 120_000 })

// What a person with some rights reads is what an administrator reads when everything else is gone: no number, facet or title tells more.

const REGIONS = ['UK', 'US'] as const
const WORDS = ['quote', 'Quotation', 'visit'] as const
const fixtures: Record<string, Fixtures> = { blogs: blogFixtures, careers: careerFixtures }

const step = fc.constantFrom('nothing', 'see', 'edit', 'publish')
const anyRights = fc.record({
  areas: fc.record({ blogs: step, careers: step }),
  actions: fc.uniqueArray(fc.constantFrom(...ROLE_ACTIONS)),
  regions: fc.constantFrom<string[][]>([], ['UK'], ['US'], ['UK', 'US']),
})
const anyRecord = fc.record({
  area: fc.constantFrom('queries', 'queries', 'blogs', 'careers'),
  word: fc.constantFrom(...WORDS),
  region: fc.constantFrom(...REGIONS),
  status: fc.constantFrom(...QUERY_STATUSES),
  assigned: fc.boolean(),
  isChanged: fc.boolean(),
  isDeleted: fc.boolean(),
})
const anyRecords = fc.array(anyRecord, { minLength: 2, maxLength: 10 })
type Generated<Any> = Any extends fc.Arbitrary<infer Value> ? Value : never
type GivenRights = Generated<typeof anyRights>
type Given = Generated<typeof anyRecord>

const headers = { 'if-match': '*' }
const as = 'administrator'

/** Stores a record, and returns its address. */
async function store(api: TestApi, given: Given): Promise<string> {
  const { area, word, region, status, isDeleted, isChanged } = given
  let id: string
  if (area === 'queries') {
    const assigneeId = given.assigned ? api.ids.staff : null
    id = await queryCalls(api).add({ subject: word, name: word, region, status, assigneeId })
    await api.call('POST', `/api/queries/${id}/notes`, { as, body: { text: word } })
  } else id = await storeOther(api, area, word)
  const path = `${area}/${id}`
  if (isChanged && area !== 'queries')
    await api.call('PATCH', `/api/${path}`, { as, headers, body: { title: `${word} new` } })
  if (isDeleted) await api.call('DELETE', `/api/${path}`, { as, headers })
  return path
}

async function storeOther({ database: { db } }: TestApi, area: string, title: string) {
  const { entity, filled } = fixtures[area] ?? blogFixtures
  const { table, id } = recordTable(entity)
  const [row] = await db
    .insert(table)
    .values({ ...valuesOf(entity, filled), title })
    .returning({ id })
  return String(row?.id)
}

/** Removes what the rights do not open, as if it had never been there. */
async function removeHidden({ database: { db } }: TestApi, { areas, regions }: GivenRights) {
  if (regions.length > 0)
    await queryRows(db, sql`delete from queries where region not in ${regions}`)
  await queryRows(db, sql`delete from trash where area = 'queries'`)
  for (const [area, given] of Object.entries(areas)) {
    if (given !== 'publish') await queryRows(db, sql`delete from trash where area = ${area}`)
    if (given !== 'nothing') continue
    await queryRows(db, sql`delete from ${sql.identifier(area)}`)
  }
}

/** The calls of lists and records, and whether the rights open them. */
function callsOf({ areas, actions }: GivenRights, paths: string[]): [string, boolean][] {
  const steps: Record<string, string> = { ...areas, queries: 'edit' }
  const lists = Object.entries(steps).flatMap(([area, given]): [string, boolean][] => {
    const isOpen = given !== 'nothing'
    const canExport = area === 'queries' || (isOpen && actions.includes('export'))
    return [
      [`${area}?facets=1&pageSize=100`, isOpen],
      [`${area}?q=quot&facets=1`, isOpen],
      [`${area}?pageSize=2&page=2`, isOpen],
      [`${area}/export`, canExport],
      [`${area}/export?q=quot`, canExport],
      [`${area}/trash`, given === 'publish'],
      [`views?area=${area}&counts=1`, isOpen],
    ]
  })
  const records = paths.flatMap((path): [string, boolean][] => {
    const [area = ''] = path.split('/')
    const isOpen = steps[area] !== 'nothing'
    const more = area === 'queries' ? 'notes' : 'history'
    return [
      [path, isOpen],
      [`${path}/${more}`, isOpen],
    ]
  })
  const filters = ['region=US', 'region=UK', 'status=New', 'status=Spam&region=US']
  const filtered = filters.map((filter): [string, boolean] => [`queries?${filter}&facets=1`, true])
  return [...lists, ...records, ...filtered, ['search?q=quot', true]]
}

eachSharedDatabase((empty) => {
  test('a person reads what their rights open, and learns of nothing else', async () => {
    await fc.assert(fc.asyncProperty(anyRights, anyRecords, check), { numRuns: 12 })
  })

  async function check(rights: GivenRights, given: Given[]) {
    const api = await startTestApi(await empty())
    await giveRights(api, rights)
    const paths: string[] = []
    for (const each of given) paths.push(await store(api, each))
    for (const area of ['queries', 'blogs', 'careers']) {
      const body = { area, name: 'All', query: 'q=quot', shared: true }
      expect((await api.call('POST', '/api/views', { as, body })).statusCode).toBe(201)
    }
    const calls = callsOf(rights, paths)
    const own = await readAll(api, 'staff', rights, calls)
    for (const [path, isOpen] of calls) if (!isOpen) expect([path, own[path]]).toEqual([path, 403])
    await removeHidden(api, rights)
    const expected = await readAll(api, 'administrator', rights, calls)
    for (const [path, isOpen] of calls) if (!isOpen) expected[path] = 403
    expect(own).toEqual(expected)
  }
})

// A record can be gone, an area closed. A wrong call would prove nothing.
const isExpected = (status: number) => [200, 403, 404].includes(status)

async function readAll(
  api: TestApi,
  person: Person,
  rights: GivenRights,
  calls: readonly [path: string, isOpen: boolean][],
): Promise<Record<string, unknown>> {
  const get = (path: string) => api.call('GET', `/api/${path}`, { as: person })
  const answers: Record<string, unknown> = {}
  for (const [path] of calls) {
    const { statusCode, body } = await get(path)
    expect([path, statusCode]).toEqual([path, expect.toSatisfy(isExpected)])
    answers[path] = statusCode === 200 ? body : statusCode
  }
  const open = ['queries', ...areasWith(rights, 'see', 'edit', 'publish')]
  const { counts, ...dashboard } = (await get('dashboard')).json<{ counts: object }>()
  const { new: waiting } = (await get('queries/waiting')).json<Row>()
  return { ...answers, dashboard, waiting, counts: ofAreas(counts, open), trash: await trash() }

  async function trash() {
    const deletable = areasWith(rights, 'publish')
    const answer = await get('trash')
    if (deletable.length === 0) return person === 'staff' ? answer.statusCode : 403
    const { areas, ...found } = answer.json<{ areas: { area: string; count: number }[] }>()
    return { ...found, areas: areas.filter(({ area }) => deletable.includes(area)) }
  }

  /** An administrator counts areas that the person does not know. */
  function ofAreas(all: object, names: string[]) {
    const known = Object.entries(all).filter(([area]) => names.includes(area))
    return person === 'staff' ? all : Object.fromEntries(known)
  }
}

function areasWith({ areas }: GivenRights, ...steps: string[]): string[] {
  return Object.entries(areas).flatMap(([area, given]) => (steps.includes(given) ? [area] : []))
}
