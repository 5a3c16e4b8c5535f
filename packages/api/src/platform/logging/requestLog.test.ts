import { DrizzleQueryError } from 'drizzle-orm'
import { fastify } from 'fastify'
import { beforeAll, expect, test } from 'vitest'

import { readConfig } from '../../operations/config/readConfig'
import type { Database } from '../db/database'
import { onEmbedded } from '../../testing/eachDatabase'
import { loggerOptions } from './requestLog'
import { addressOf, emailOf, PASSWORD, startTestApi, type TestApi } from '../../testing/testApi'
import { createTestApp } from '../../testing/testContent'

const SECRETS = [
  'Quiet-secret-7',
  'secret-token-of-16',
  'ana@example.com',
  '$argon2id$stored',
] as const

const SECRET_HEADERS = {
  cookie: `session=${SECRETS[1]}`,
  'idempotency-key': SECRETS[1],
  'x-forwarded-for': SECRETS[2],
  'proxy-authorization': SECRETS[1],
}

test('the log of a failed request has the cause, and neither log nor response has a secret', async () => {
  const lines: string[] = []
  const app = await createTestApp({
    database: failingDatabase(),
    config: readConfig({}),
    logLevel: 'info',
    logTo: { write: (line) => lines.push(line) },
  })
  const response = await app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { authorization: `Bearer ${SECRETS[1]}` },
    payload: { username: 'ana@example.com', password: SECRETS[0] },
  })
  await app.close()

  expect(response.statusCode).toBe(500)
  const { requestId, message } = response.json<Record<string, string>>()
  expect(message).toBe('Something went wrong on the server. Please try again.')
  const log = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(log).toMatchObject([
    { reqId: requestId, query: 'select users', err: { message: 'the disk is full' } },
    { reqId: requestId, method: 'POST', path: '/api/login', status: 500, ms: expect.any(Number) },
  ])
  for (const secret of SECRETS) {
    expect(lines.join('')).not.toContain(secret)
    expect(response.body).not.toContain(secret)
  }
  expect(response.body).not.toMatch(/select|disk/)
})

// Fails like drizzle: the error's message contains the values of the query.
function fail() {
  throw new DrizzleQueryError('select users', [...SECRETS], new Error('the disk is full'))
}

function failingDatabase(): Database {
  // Only what the start and a login call first exists.
  return {
    db: { insert: fail },
    hasDiskSpace: () => Promise.resolve(false),
    listen: () => async () => {},
  } as unknown as Database
}

/** Every call with secrets in all places of a request, and some calls that succeed. */
function secretCalls({ app }: TestApi): [method: string, url: string, body: object][] {
  const password = SECRETS[0]
  const login = { username: emailOf('administrator'), password: PASSWORD }
  return [
    ...app.routeTable.flatMap((route): [string, string, object][] =>
      ['', `?token=${SECRETS[1]}&q=${SECRETS[2]}`].map((query) => [
        route.method,
        addressOf(route) + query,
        {
          password,
          token: SECRETS[1],
          email: SECRETS[2],
          oldPassword: password,
          newPassword: password,
        },
      ]),
    ),
    ['POST', '/api/login', login],
    ['GET', '/api/%zz', {}],
  ]
}

onEmbedded((open) => {
  let api: TestApi

  beforeAll(async () => {
    api = await startTestApi(await open(), { metricsToken: SECRETS[1] })
  })

  test.each([
    ['an administrator', () => api.logIn('administrator'), [200, 400, 404, 422]],
    ['a caller with an invalid token', () => Promise.resolve(SECRETS[1]), [200, 401, 422]],
  ])('every route logs one line without secrets for %s', async (_who, tokenOf, expected) => {
    const lines: string[] = []
    const logTo = { write: (line: string) => lines.push(line) }
    const app = await createTestApp({ ...api, logLevel: 'debug', logTo })
    const statuses = new Set<number>()
    for (const [method, url, payload] of secretCalls(api)) {
      const token = await tokenOf()
      lines.length = 0
      const headers = { ...SECRET_HEADERS, authorization: `Bearer ${token}` }
      // inject() types methods as a union of literals.
      const response = await app.inject({ method: method as 'GET', url, headers, payload })
      const log = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
      const { statusCode: status } = response
      const completed = log.filter(({ msg }) => msg === 'request completed')
      // A refusal like the one before is counted, and has no line of its own.
      const isCounted = url.includes('?') && status >= 400 && completed.length === 0
      if (!isCounted)
        expect(completed, `${method} ${url}`).toMatchObject([
          { reqId: response.headers['x-request-id'], method, path: url.split('?')[0], status },
        ])
      for (const secret of [...SECRETS, token, PASSWORD])
        expect(lines.join('')).not.toContain(secret)
      statuses.add(status)
    }
    // A server that refuses everything would prove nothing.
    expect([...statuses]).toEqual(expect.arrayContaining(expected))
    await app.close()
  })
})

test('a logged database error does not contain the values of its statement', async () => {
  const lines: string[] = []
  const error = Object.assign(new Error('no'), {
    detail: `Failing row contains (${SECRETS[0]})`,
    params: SECRETS,
    parameters: SECRETS,
    code: '23502',
  })
  const app = fastify({
    logger: loggerOptions({ logLevel: 'info', logTo: { write: (line) => lines.push(line) } }),
  })
  app.log.error({ err: error, password: SECRETS[0], user: { password: SECRETS[0] } }, 'failed')
  await app.close()
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ err: { code: '23502', message: 'no' } })
  for (const secret of SECRETS) expect(lines.join('')).not.toContain(secret)
})
