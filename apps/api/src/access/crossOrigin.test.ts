import { beforeAll, describe, expect, test } from 'vitest'

import { createApp } from '../app'
import { eachDatabase } from '../testing/eachDatabase'
import { addressOf, startTestApi, type TestApi } from '../testing/testApi'

const CONSOLE = 'https://console.example.com'
const SITE = 'https://www.example.com'
const STRANGER = 'https://evil.example'
const QUERIES = '/api/public/queries'
const SAFE = ['GET', 'HEAD', 'OPTIONS']

// inject() calls the server by this name.
const OWN = 'http://localhost:80'

eachDatabase((open) => {
  let api: TestApi

  beforeAll(async () => {
    api = await startTestApi(await open(), { consoleOrigins: [CONSOLE], siteOrigins: [SITE] })
  })

  const unsafeRoutes = () => api.app.routeTable.filter(({ method }) => !SAFE.includes(method))

  /** Where a call with these headers is not turned away as another website's. */
  async function passed(headers: Record<string, string>): Promise<string[]> {
    const found: string[] = []
    for (const route of unsafeRoutes()) {
      const token = await api.logIn('administrator')
      const answer = await api.call(route.method, addressOf(route), { token, headers })
      const isRefused = answer.statusCode === 403 && answer.body.includes('This website may not')
      if (!isRefused) found.push(`${route.method} ${route.url}`)
    }
    return found
  }

  const all = () => unsafeRoutes().map(({ method, url }) => `${method} ${url}`)

  test.each([
    ['a page of another site', { origin: STRANGER, 'sec-fetch-site': 'cross-site' }],
    ['a page of another site, in an older browser', { origin: STRANGER }],
    ['a page beside this one', { origin: 'http://localhost:81', 'sec-fetch-site': 'same-site' }],
    ['a page without an origin of its own', { origin: 'null' }],
    ['what is no origin', { origin: 'localhost' }],
    ['a form of another site that hides its origin', { 'sec-fetch-site': 'cross-site' }],
  ])('nothing is changed by %s', async (_who, headers) => {
    expect(await passed(headers)).toEqual([])
  })

  test('the own page, a configured console and servers pass everywhere', async () => {
    const right: Record<string, string>[] = [
      { origin: OWN, 'sec-fetch-site': 'same-origin' },
      { origin: 'https://behind.a.proxy.example', 'sec-fetch-site': 'same-origin' },
      { origin: OWN },
      { origin: CONSOLE, 'sec-fetch-site': 'cross-site' },
      {},
    ]
    for (const headers of right) expect(await passed(headers)).toEqual(all())
  })

  test('the public site sends queries and nothing else', async () => {
    const headers = { origin: SITE, 'sec-fetch-site': 'cross-site' }
    expect(await passed(headers)).toEqual([`POST ${QUERIES}`])
  })

  const ask = (origin: string, url: string, method: string) =>
    api.call('OPTIONS', url, { headers: { origin, 'access-control-request-method': method } })

  describe('a browser that asks first', () => {
    test('hears what a console may do', async () => {
      const answer = await ask(CONSOLE, '/api/testimonials/1', 'PATCH')
      expect(answer.statusCode).toBe(204)
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': CONSOLE,
        'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
        'access-control-allow-headers': 'authorization, content-type, if-match, idempotency-key',
        vary: 'Origin',
      })
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
    })

    test('hears what the public site may do', async () => {
      const answer = await ask(SITE, QUERIES, 'POST')
      expect(answer.statusCode).toBe(204)
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': SITE,
        'access-control-allow-methods': 'POST',
      })
    })

    test.each([
      [STRANGER, QUERIES, 'POST'],
      [STRANGER, '/api/testimonials', 'POST'],
      [SITE, '/api/testimonials', 'GET'],
      [SITE, '/api/login', 'POST'],
      [SITE, `${QUERIES}/`, 'POST'],
      [CONSOLE, '/', 'GET'],
    ])('%s hears nothing about %s', async (origin, url, method) => {
      const answer = await ask(origin, url, method)
      expect(answer.statusCode).toBeGreaterThanOrEqual(404)
      expect(Object.keys(answer.headers).join()).not.toContain('access-control')
    })
  })

  test('who may call may read the answer, a refusal too', async () => {
    const read = async (origin: string, url: string) =>
      (await api.call('GET', url, { headers: { origin } })).headers
    expect(await read(CONSOLE, '/api/me')).toMatchObject({
      'access-control-allow-origin': CONSOLE,
      'access-control-expose-headers':
        'etag, location, retry-after, session-ends-in, session-idle-ends-in, x-request-id',
    })
    expect(await read(SITE, '/api/me')).not.toHaveProperty('access-control-allow-origin')
    expect(await read(STRANGER, '/api/me')).not.toHaveProperty('access-control-allow-origin')
    const refused = await api.call('POST', QUERIES, { body: {}, headers: { origin: SITE } })
    expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([
      422,
      SITE,
    ])
  })

  test('what is sent is JSON, or a form where pictures are taken', async () => {
    const taken: string[] = []
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', ''])
      for (const route of unsafeRoutes()) {
        const token = await api.logIn('administrator')
        const headers = { 'content-type': type }
        const answer = await api.call(route.method, addressOf(route), {
          token,
          headers,
          body: 'a=1',
        })
        if (answer.statusCode !== 415) taken.push(`${route.method} ${route.url} ${type}`)
      }
    expect(taken).toEqual([])
  })

  test('without a configured origin nobody hears anything', async () => {
    const config = { ...api.config, consoleOrigins: [], siteOrigins: [] }
    const app = await createApp({ database: api.database, config, logLevel: 'silent' })
    const headers = { origin: SITE, 'access-control-request-method': 'POST' }
    const answer = await app.inject({ method: 'OPTIONS', url: QUERIES, headers })
    expect(answer.statusCode).toBe(405)
    expect(Object.keys(answer.headers).join()).not.toContain('access-control')
    await app.close()
  })
})
