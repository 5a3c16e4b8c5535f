import { beforeAll, describe, expect, test } from 'vitest'

import { onEmbedded } from '../../testing/eachDatabase'
import { addressOf, startTestApi, type TestApi } from '../../testing/testApi'
import { createTestApp } from '../../testing/testContent'

const CONSOLE = 'https://console.example.com'
const SITE = 'https://www.example.com'
const OTHER_SITE = 'https://evil.example'
const ANSWERS = '/api/public/preview-answers'
const QUERIES = '/api/public/queries'
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

// The origin of requests that inject() sends.
const OWN_ORIGIN = 'http://localhost:80'

onEmbedded((open) => {
  let api: TestApi

  beforeAll(async () => {
    api = await startTestApi(await open(), { consoleOrigins: [CONSOLE], siteOrigins: [SITE] })
  })

  const unsafeRoutes = () =>
    api.app.routeTable.filter(({ method }) => !SAFE_METHODS.includes(method))

  /** The routes that accept these headers. */
  async function acceptedBy(headers: Record<string, string>): Promise<string[]> {
    const accepted: string[] = []
    for (const route of unsafeRoutes()) {
      const token = await api.logIn('administrator')
      const response = await api.call(route.method, addressOf(route), { token, headers })
      const isRefused =
        response.statusCode === 403 && response.body.includes('This website may not')
      if (!isRefused) accepted.push(`${route.method} ${route.url}`)
    }
    return accepted
  }

  const all = () => unsafeRoutes().map(({ method, url }) => `${method} ${url}`)

  test.each([
    ['a page of another site', { origin: OTHER_SITE, 'sec-fetch-site': 'cross-site' }],
    ['a page of another site, in an older browser', { origin: OTHER_SITE }],
    ['a page of the same site', { origin: 'http://localhost:81', 'sec-fetch-site': 'same-site' }],
    ['a page without an origin of its own', { origin: 'null' }],
    ['a header that is not an origin', { origin: 'localhost' }],
    ['a form of another site that hides its origin', { 'sec-fetch-site': 'cross-site' }],
  ])('no write is accepted from %s', async (_who, headers) => {
    expect(await acceptedBy(headers)).toEqual([])
  })

  test('pages of this origin, configured consoles and servers may call every write', async () => {
    const allowed: Record<string, string>[] = [
      { origin: OWN_ORIGIN, 'sec-fetch-site': 'same-origin' },
      { origin: 'https://behind.a.proxy.example', 'sec-fetch-site': 'same-origin' },
      { origin: OWN_ORIGIN },
      { origin: CONSOLE, 'sec-fetch-site': 'cross-site' },
      {},
    ]
    for (const headers of allowed) expect(await acceptedBy(headers)).toEqual(all())
  })

  test('the public website may send queries and answers to previews, and nothing else', async () => {
    const headers = { origin: SITE, 'sec-fetch-site': 'cross-site' }
    expect(await acceptedBy(headers)).toEqual([`POST ${ANSWERS}`, `POST ${QUERIES}`])
  })

  const preflight = (origin: string, url: string, method: string) =>
    api.call('OPTIONS', url, { headers: { origin, 'access-control-request-method': method } })

  describe('a preflight request', () => {
    test('allows a console every method', async () => {
      const response = await preflight(CONSOLE, '/api/testimonials/1', 'PATCH')
      expect(response.statusCode).toBe(204)
      expect(response.headers).toMatchObject({
        'access-control-allow-origin': CONSOLE,
        'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
        'access-control-allow-headers':
          'authorization, content-type, if-match, idempotency-key, preview-token',
        vary: 'Origin',
      })
      expect(response.headers).not.toHaveProperty('access-control-allow-credentials')
    })

    test('allows the public website to send queries', async () => {
      const response = await preflight(SITE, QUERIES, 'POST')
      expect(response.statusCode).toBe(204)
      expect(response.headers).toMatchObject({
        'access-control-allow-origin': SITE,
        'access-control-allow-methods': 'POST',
      })
    })

    test.each([
      [OTHER_SITE, QUERIES, 'POST'],
      [OTHER_SITE, '/api/testimonials', 'POST'],
      [SITE, '/api/testimonials', 'GET'],
      [SITE, '/api/login', 'POST'],
      [SITE, `${QUERIES}/`, 'POST'],
      [CONSOLE, '/', 'GET'],
    ])('from %s is not allowed for %s', async (origin, url, method) => {
      const response = await preflight(origin, url, method)
      expect(response.statusCode).toBeGreaterThanOrEqual(404)
      expect(Object.keys(response.headers).join()).not.toContain('access-control')
    })
  })

  test('allowed origins may read the response, also a refusal', async () => {
    const read = async (origin: string, url: string) =>
      (await api.call('GET', url, { headers: { origin } })).headers
    expect(await read(CONSOLE, '/api/me')).toMatchObject({
      'access-control-allow-origin': CONSOLE,
      'access-control-expose-headers':
        'etag, location, preview-status, preview-version, retry-after, session-ends-in, session-idle-ends-in, x-request-id',
    })
    expect(await read(SITE, '/api/me')).not.toHaveProperty('access-control-allow-origin')
    expect(await read(OTHER_SITE, '/api/me')).not.toHaveProperty('access-control-allow-origin')
    const refused = await api.call('POST', QUERIES, { body: {}, headers: { origin: SITE } })
    expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([
      422,
      SITE,
    ])
  })

  test('bodies must be JSON, or a multipart form for pictures', async () => {
    const accepted: string[] = []
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', ''])
      for (const route of unsafeRoutes()) {
        const token = await api.logIn('administrator')
        const headers = { 'content-type': type }
        const response = await api.call(route.method, addressOf(route), {
          token,
          headers,
          body: 'a=1',
        })
        if (response.statusCode !== 415) accepted.push(`${route.method} ${route.url} ${type}`)
      }
    expect(accepted).toEqual([])
  })

  test('without configured origins there are no CORS headers', async () => {
    const config = { ...api.config, consoleOrigins: [], siteOrigins: [] }
    const app = await createTestApp({ database: api.database, config, logLevel: 'silent' })
    const headers = { origin: SITE, 'access-control-request-method': 'POST' }
    const response = await app.inject({ method: 'OPTIONS', url: QUERIES, headers })
    expect(response.statusCode).toBe(405)
    expect(Object.keys(response.headers).join()).not.toContain('access-control')
    await app.close()
  })
})
