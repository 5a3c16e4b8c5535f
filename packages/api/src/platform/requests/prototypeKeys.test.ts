import { readFileSync } from 'node:fs'

import { fixtures } from '@staff/content/fixtures'
import type { Fixtures } from '@staff/entity'
import { queryFixtures } from '@staff/content/query/query.fixtures'
import { teamFixtures } from '@staff/content/team/team.fixtures'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { areas } from '@staff/server/areas/areas'
import { operationsOf } from '@staff/server/tools/fuzz/document'

import { valuesOf } from '../../records/testing'
import { onEmbedded } from '../../testing/eachDatabase'
import { FORM, formOf, poisonedBodies } from '../../testing/poisonedBodies'
import { addressOf, emailOf, PASSWORD, startTestApi, type TestApi } from '../../testing/testApi'
import { addTestSamples } from '../../testing/testContent'

const KEYS = ['__proto__', 'constructor', 'prototype']
// `String` and `Number` throw for it.
const UNPRINTABLE = { toString: 1, valueOf: 1 }
const PICTURE = readFileSync(
  new URL(
    teamFixtures.filled.image.replace(
      '/api/images/',
      '../../../../../packages/content/src/images/',
    ),
    import.meta.url,
  ),
)

/** This route accepts any list, and ignores entries that are not violations. */
const ACCEPTS_ANY_LIST = '/api/csp-reports'

// Objects that prototype pollution would change.
const SHARED = [Object.prototype, Array.prototype, Function.prototype, String.prototype, Object]

onEmbedded((open) => {
  let api: TestApi
  let token: string

  beforeAll(async () => {
    api = await startTestApi(await open())
    await api.database.db.transaction(addTestSamples)
    token = await api.logIn('administrator')
  })

  test.each(KEYS)(
    '%s changes nothing on any write',
    async (key) => {
      const before = await contents(api)
      const shared = SHARED.map((each) => Object.getOwnPropertyNames(each))
      const wrong: string[] = []
      for (const route of await writesOf(api))
        for (const [type = '', body = ''] of poisonedBodies(key, route.validBody)) {
          const status = await send(route, type, body)
          const isRefused = route.takesBody && route.url !== ACCEPTS_ANY_LIST
          const isExpected = isRefused ? status >= 400 && status < 500 : status < 500
          if (!isExpected) wrong.push(`${route.method} ${route.url} ${status}: ${body}`)
        }
      expect(wrong).toEqual([])
      expect(SHARED.map((each) => Object.getOwnPropertyNames(each))).toEqual(shared)
      expect({}).not.toHaveProperty('polluted')
      expect(await contents(api)).toEqual(before)
      expect((await api.call('GET', '/api/health')).statusCode).toBe(200)
    },
    120_000,
  )

  test('an object that is no text and no number is refused in place of every property', async () => {
    const before = await contents(api)
    const wrong: string[] = []
    for (const route of await writesOf(api))
      for (const name of route.properties) {
        const body = JSON.stringify({ ...route.validBody, [name]: UNPRINTABLE })
        const status = await send(route, 'application/json', body)
        const isRefused = status >= 400 && status < 500
        if (!isRefused) wrong.push(`${route.method} ${route.url} ${status}: ${body}`)
      }
    expect(wrong).toEqual([])
    expect(await contents(api)).toEqual(before)
  }, 120_000)

  test.each(KEYS)('a picture in a part with the name %s changes nothing', async (key) => {
    const upload = (name: string) =>
      send(UPLOAD, FORM, formOf(`name="${name}"; filename="${key}"`, PICTURE))
    const before = await contents(api)
    expect([201, 400]).toContain(await upload(key))
    expect(await upload('file')).toBe(201)
    expect({}).not.toHaveProperty('polluted')
    expect(await contents(api)).toEqual(before)
  })

  async function send({ method, url, takesBody }: Write, type: string, body: string | Buffer) {
    const { statusCode } = await api.call(method, url, {
      token,
      body,
      headers: {
        'content-type': type,
        // Without a body the call would succeed, so a deletion names a version that never existed.
        'if-match': takesBody ? '*' : '"0"',
      },
    })
    // Some calls end the session.
    if (statusCode === 204) token = await api.logIn('administrator')
    return statusCode
  }
})

interface Write {
  method: string
  url: string
  takesBody: boolean
  /** A valid body. */
  validBody: Record<string, unknown>
  /** The properties that its body can have. */
  properties: string[]
}

const UPLOAD = {
  method: 'POST',
  url: '/api/images',
  takesBody: true,
  validBody: {},
  properties: [],
}

/** Every route that may change something, at the URL of an existing record. */
async function writesOf({ app, ids }: TestApi): Promise<Write[]> {
  const operations = operationsOf((await app.inject('/api/openapi.json')).json())
  const writes = app.routeTable
    .filter(({ method, url }) => url.startsWith('/api/') && !SAFE.includes(method))
    .map(({ method, url }) => {
      const path = url.replaceAll(/:(\w+)/g, '{$1}')
      const described = operations.find((each) => each.method === method && each.path === path)
      const sample = fixtures.find(({ entity }) => url.startsWith(`/api/${entity.area}`))
      const id = url.startsWith('/api/users') ? ids.staff : sample && sampleId(sample)
      return {
        method,
        url: addressOf({ url: id ? url.replace(':id', id) : url }),
        takesBody: described?.body !== undefined,
        properties: Object.keys(described?.body?.schema.properties ?? {}),
        validBody:
          VALID_BODIES[url] ??
          (sample && { ...valuesOf(sample.entity, sample.filled), ...sample.create }) ??
          {},
      }
    })
  expect(writes.filter(({ takesBody }) => takesBody).length).toBeGreaterThan(20)
  return writes
}

const SAFE = ['GET', 'HEAD', 'OPTIONS']

/** Valid bodies of routes without an entity. */
const VALID_BODIES: Record<string, Record<string, unknown>> = {
  '/api/login': { username: emailOf('administrator'), password: PASSWORD },
  '/api/confirm-password': { password: PASSWORD },
  '/api/change-password': {
    oldPassword: PASSWORD,
    newPassword: 'Better-horse-8',
    confirmPassword: 'Better-horse-8',
  },
  '/api/public/queries': valuesOf(queryFixtures.entity, queryFixtures.filled),
}

function sampleId({ entity, filled }: Fixtures): string {
  return String(Reflect.get(filled, entity.idKey))
}

/** A hash of each table. */
async function contents({ database }: TestApi) {
  return Promise.all(
    Object.values(areas).map(({ table }) =>
      database.db
        .select({ hash: sql<string>`md5(string_agg(${table}::text, '|' order by ${table}::text))` })
        .from(table),
    ),
  )
}
