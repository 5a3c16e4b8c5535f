import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, expect, test } from 'vitest'

import { onEmbedded } from '../../testing/eachDatabase'
import { HEADERS } from './headers'
import { hstsHeader, type HstsChoice } from '../config/hstsHeader'
import { addressOf, startTestApi, type Call, type TestApi } from '../../testing/testApi'
import { createTestApp } from '../../testing/testContent'

const CALLERS: [who: string, call: Call][] = [
  ['an administrator', { as: 'administrator' }],
  ['staff', { as: 'staff' }],
  ['an anonymous caller', {}],
  ['a page of another site', { as: 'administrator', headers: { origin: 'https://evil.example' } }],
  ['a caller that sends malformed JSON', { as: 'administrator', body: '{' }],
]

onEmbedded((open) => {
  let api: TestApi

  beforeAll(async () => {
    api = await startTestApi(await open(), { metricsToken: 'a-token-of-its-own' })
  })

  test.each(CALLERS)('every route sends every header to %s', async (_who, { as, ...call }) => {
    const wrong: string[] = []
    for (const route of api.app.routeTable) {
      const token = as && (await api.logIn(as))
      const response = await api.call(route.method, addressOf(route), { ...call, token })
      const missing = missingIn(response, route.url)
      if (missing.length > 0)
        wrong.push(`${route.method} ${route.url} ${response.statusCode}: ${missing.join(', ')}`)
    }
    expect(wrong).toEqual([])
  })

  test.each([
    ['an unknown address', '/api/nowhere', 404],
    ['a malformed address', '/api/%zz', 400],
    ['an address that is too long', `/api/health?${'x'.repeat(8000)}`, 414],
    ['a name that is too long', `/api/testimonials/${'x'.repeat(500)}`, 414],
    ['a wrong method', '/api/login', 405],
  ])('%s also gets every header', async (_what, url, status) => {
    const response = await api.call('GET', url)
    expect(response.statusCode).toBe(status)
    expect(missingIn(response)).toEqual([])
    expect(response.json()).toMatchObject({ requestId: response.headers['x-request-id'] })
  })

  async function hstsOfResponse(trustedProxies: number, proto?: string, choice: HstsChoice = 'on') {
    const config = { ...api.config, trustedProxies, hsts: hstsHeader(choice) }
    const app = await createTestApp({ database: api.database, config, logLevel: 'silent' })
    const headers = proto ? { 'x-forwarded-proto': proto } : {}
    const response = await app.inject({ url: '/api/health', headers })
    await app.close()
    return response.headers['strict-transport-security']
  }

  test('HSTS is sent only if a trusted proxy says that the request used HTTPS', async () => {
    expect(await hstsOfResponse(1, 'https')).toBe('max-age=31536000')
    expect(await hstsOfResponse(1, 'http')).toBeUndefined()
    expect(await hstsOfResponse(1)).toBeUndefined()
    expect(await hstsOfResponse(0, 'https')).toBeUndefined()
  })

  test.each<[HstsChoice, string | undefined]>([
    ['off', undefined],
    ['on', 'max-age=31536000'],
    ['subdomains', 'max-age=31536000; includeSubDomains'],
    ['preload', 'max-age=63072000; includeSubDomains; preload'],
  ])('HSTS=%s sends %s', async (choice, header) => {
    expect(await hstsOfResponse(1, 'https', choice)).toBe(header)
    expect(await hstsOfResponse(1, 'http', choice)).toBeUndefined()
  })
})

/** The headers that a response lacks. */
function missingIn({ headers, statusCode }: LightMyRequestResponse, url = '/api/'): string[] {
  // The console's files have other cache headers.
  const isOfConsole = url === '/' || url === '/*'
  const isPublicRead = statusCode === 200 && url.startsWith('/api/public/')
  const expected = {
    ...HEADERS,
    ...(!isOfConsole && { 'cache-control': 'no-store' }),
    ...(isPublicRead && {
      'cache-control': 'public, max-age=10, stale-while-revalidate=60',
      'cross-origin-resource-policy': 'cross-origin',
    }),
  }
  const missing = Object.entries(expected).filter(([name, value]) => headers[name] !== value)
  const id = /^[\da-f-]{36}$/.test(String(headers['x-request-id'])) ? [] : ['x-request-id']
  return [...missing.map(([name]) => name), ...id]
}
