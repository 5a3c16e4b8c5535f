import { fixtures } from '@staff/content/fixtures'
import { getTableName, sql } from 'drizzle-orm'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { beforeAll, expect, test } from 'vitest'

import { areas } from '@staff/server/areas/areas'
import { onEmbedded } from '../../testing/eachDatabase'
import { addressOf, startTestApi, type TestApi } from '../../testing/testApi'
import { addTestSamples, createTestApp } from '../../testing/testContent'

const CALLERS = ['anonymous', 'ended session', 'staff', 'administrator'] as const
type Caller = (typeof CALLERS)[number]

const SECRET = 'Psst-7-keep-this'

// Bodies that no route accepts; undefined is no body.
const BODIES = [
  undefined,
  '{"username": ["a"], "password": {"a": 1}}',
  `{"__proto__": {"roleTypeId": 1}, "password": "${SECRET}"}`,
  `{"id": "1", "version": 9, "passwordHash": "${SECRET}", "nothing": null}`,
  '[1]',
  '{',
]

// A response must not reveal stack traces, SQL, paths, hashes or what was sent.
const LEAKS = /\bat .+:\d+:\d+|\bselect .+ from\b|insert into|node_modules|\$argon2|Psst/i

onEmbedded((open) => {
  let api: TestApi
  let app: FastifyInstance
  const lines: string[] = []
  let calls = 0

  beforeAll(async () => {
    // Adds the test's users before the sample content, which adds users only to a database without users.
    api = await startTestApi(await open())
    await api.database.db.transaction(addTestSamples)
  })

  function startServer() {
    return createTestApp({
      database: api.database,
      config: api.config,
      logLevel: 'info',
      logTo: { write: (line) => lines.push(line) },
    })
  }

  test.each(CALLERS)(
    'a refused request changes and reveals nothing: %s',
    async (caller) => {
      const before = await contents(api)
      const wrong: string[] = []
      const { routeTable } = await startServer()
      for (const [index, route] of routeTable.filter(isCall).entries()) {
        // A new server for every few routes, because one minute has lines for at most 1000 kinds of refusals.
        if (index % 100 === 0) app = await startServer()
        for (const payload of ['GET', 'HEAD'].includes(route.method) ? [undefined] : BODIES) {
          const token = await tokenOf(caller)
          lines.length = 0
          const response = await app.inject({
            // inject() knows methods as a union of literals; the route table has them as strings.
            method: route.method as 'GET',
            url: existing(route.url, api),
            ...(payload !== undefined && { payload }),
            // A new address for each request, because repeated refusals share a line.
            remoteAddress: `2001:db8:${(calls += 1).toString(16)}::1`,
            headers: {
              ...(token && { authorization: `Bearer ${token}` }),
              ...(payload && { 'content-type': 'application/json' }),
            },
          })
          if (response.statusCode < 400) continue
          const faults = faultsOf(response, token)
          const next = await app.inject('/api/health')
          if (next.statusCode !== 200) faults.push('the next request fails')
          wrong.push(...faults.map((fault) => `${route.method} ${route.url} ${payload}: ${fault}`))
        }
      }
      expect(wrong).toEqual([])
      expect(await contents(api)).toEqual(before)
      // It takes as long as the API has calls: some 20 seconds when nothing else runs.
    },
    120_000,
  )

  function faultsOf({ statusCode, body, headers }: LightMyRequestResponse, token = SECRET) {
    const log = lines.join('')
    const faults = {
      [`status ${statusCode}`]: statusCode >= 500,
      'the response reveals too much': LEAKS.test(body),
      'the response is not a problem document': !headers['content-type']
        ?.toString()
        .includes('problem'),
      [`${lines.length} lines in the log`]: lines.length !== 1,
      'a secret in the log': log.includes(token) || log.includes(SECRET),
      'a request id that is not in the log': !log.includes(String(headers['x-request-id'])),
    }
    return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [fault] : []))
  }

  async function tokenOf(caller: Caller): Promise<string | undefined> {
    if (caller === 'anonymous') return undefined
    if (caller !== 'ended session') return api.logIn(caller)
    const token = await api.logIn('administrator')
    await api.call('POST', '/api/logout', { token })
    return token
  }
})

function isCall({ url }: { url: string }): boolean {
  return url.startsWith('/api/')
}

/** The URL of a route with the id of an existing record, if the area has records. */
function existing(url: string, { ids }: TestApi): string {
  const area = url.split('/')[2]
  if (area === 'users') return url.replace(':id', ids.staff)
  const sample = fixtures.find(({ entity }) => entity.area === area)
  const id: unknown = sample && Reflect.get(sample.records[0] ?? {}, sample.entity.idKey)
  return typeof id === 'string' ? url.replace(':id', id) : addressOf({ url })
}

/** A hash of each table. */
async function contents({ database }: TestApi) {
  return Promise.all(
    Object.values(areas).map(async ({ table }) => {
      const [row] = await database.db
        .select({ hash: sql<string>`md5(string_agg(${table}::text, '|' order by ${table}::text))` })
        .from(table)
      return [getTableName(table), row?.hash]
    }),
  )
}
