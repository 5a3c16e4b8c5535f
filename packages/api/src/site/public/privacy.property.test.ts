import { publicAreas } from '@staff/content/calls'
import { entities } from '@staff/content/entities'
import { describeFields, type AnyEntity } from '@staff/entity'
import * as fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { addSamplePeople } from '../../operations/openapi/testing'
import { recordTable } from '../../records/table/recordTable'
import { startTestApi, type TestApi } from '../../testing/testApi'
import { onEmbedded } from '../../testing/eachDatabase'
import { addTestSamples } from '../../testing/testContent'

vi.setConfig({ testTimeout: 120_000 })

// Every field of every entity, and what else a row has.
const NAMES = [
  ...new Set(entities.flatMap(({ schema }) => Object.keys(describeFields(schema)))),
  'id',
  'jobId',
  'version',
  'createdAt',
  'searchText',
  'passwordHash',
  'password_hash',
]
const SECRET = 'private-sentinel'
const OTHER = 'another-value'

const value = fc.constantFrom(SECRET, OTHER, 'example', '@', 'private', '%', '1', 'true', '*')
const name = fc.oneof(
  fc.constantFrom(...NAMES),
  fc.constantFrom(...NAMES).map((field) => `${field}[]`),
  fc.constantFrom('fields', 'select', 'include', 'expand', 'filter', 'where', '__proto__', 'q'),
)
const parameters = fc.array(
  fc.oneof(
    fc.tuple(name, value),
    fc.tuple(fc.constant('q'), value),
    fc.tuple(fc.constantFrom('sort', 'fields', 'include'), fc.constantFrom(...NAMES)),
    fc.tuple(fc.constant('order'), fc.constantFrom('asc', 'desc')),
    fc.tuple(fc.constant('region'), fc.constantFrom('US', 'UK')),
    fc.tuple(fc.constant('pageSize'), fc.constantFrom('1', '3', '100')),
  ),
  { maxLength: 5 },
)

const texts = ({ fields }: AnyEntity) =>
  Object.values(fields).filter(({ type, refersTo }) => type === 'string' && !refersTo)

/** The fields of an entity that hold private texts. */
const privateTexts = (entity: AnyEntity) =>
  texts(entity).filter(({ name: field }) => !entity.publicSite?.fields.includes(field))

/** The fields of an entity that hold texts in a draft: what the site shows of them is elsewhere. */
const draftTexts = (entity: AnyEntity) => (entity.publicSite ? texts(entity) : [])

onEmbedded((open) => {
  let api: TestApi

  beforeAll(async () => {
    const database = await open()
    await addSamplePeople(database.db)
    await database.db.transaction(addTestSamples)
    // Without news of changes, every answer comes from the database.
    const deaf = { ...database, listen: () => async () => {} }
    api = await startTestApi(deaf)
  })
  afterAll(() => api.app.close())

  /** Gives such fields of all records another value, in a new version that is not live. Timestamps stay, because they are public. */
  async function fill(fieldsOf: typeof texts, text: string) {
    for (const entity of entities) {
      const { table, column, id } = recordTable(entity)
      const sets = fieldsOf(entity).flatMap((field) =>
        // A choice has the options of its type only.
        field.options
          ? []
          : [sql`${sql.identifier(nameOf(column(field.name)))} = ${text} || ${id}`],
      )
      const version = sql`version = ${text === SECRET ? 7 : 8}`
      await api.database.db.execute(
        sql`update ${table} set ${sql.join([...sets, version], sql`, `)}`,
      )
    }
  }

  async function answers(urls: string[]) {
    const responses = await Promise.all(urls.map((url) => api.app.inject(url)))
    return responses.map(({ statusCode, body }) => {
      // Only a problem document has a request id.
      const text = body.replace(/"requestId":"[^"]+"/, '')
      return `${statusCode} ${text}`
    })
  }

  test.each([
    ['private field', privateTexts],
    ['draft', draftTexts],
  ])('no parameter shows, finds or sorts by a %s', async (_, fieldsOf) => {
    const ids: string[] = []
    for (const { entity } of publicAreas) {
      const { records } = (await api.app.inject(`/api/public/${entity.area}`)).json<{
        records: Record<string, unknown>[]
      }>()
      ids.push(
        // By the slug where there is one: the id leads there, and has no content.
        ...records
          .slice(0, 2)
          .map((record) => `${entity.area}/${String(record['slug'] ?? record[entity.idKey])}`),
      )
    }
    const documents = ['sitemap.xml', 'blogs/feed.xml', 'careers/feed.xml']
    const postings = ids.filter((id) => id.startsWith('careers/')).map((id) => `${id}/job-posting`)
    const own = ['site', 'images', ...ids, ...documents, ...postings]
    const areas = [...entities.map(({ area }) => area), ...own]
    const address = fc.tuple(fc.constantFrom(...areas), parameters).map(([area, pairs]) => {
      const query = new URLSearchParams(pairs)
      return `/api/public/${area}?${query}`
    })
    const urls = fc.sample(address, 250)
    await fill(fieldsOf, SECRET)
    const first = await answers(urls)
    await fill(fieldsOf, OTHER)
    const second = await answers(urls)

    expect(first.filter((answer) => answer.startsWith('200')).length).toBeGreaterThan(30)
    for (const [index, answer] of first.entries()) {
      // A refusal may repeat what was asked for.
      if (answer.startsWith('200')) expect([urls[index], answer]).not.toContain(SECRET)
      // What is not public makes no difference.
      expect([urls[index], second[index]]).toEqual([urls[index], answer])
    }
  })

  test('there is something private to find', () => {
    const names = entities.flatMap((entity) =>
      privateTexts(entity).map((field) => `${entity.area}.${field.name}`),
    )
    expect(names).toEqual(expect.arrayContaining(['teams.email', 'users.email', 'queries.message']))
  })
})

/** The name of a column in the database. */
function nameOf(column: object): string {
  return String(Reflect.get(column, 'name')).replaceAll(
    /[A-Z]/g,
    (letter) => `_${letter.toLowerCase()}`,
  )
}
