import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { HEADERS } from '../../platform/server/headers'
import { onEmbedded } from '../../testing/eachDatabase'
import { SITE, startSiteApi, type SiteApi } from './testing'

onEmbedded((open) => {
  let api: SiteApi

  beforeAll(async () => {
    api = await startSiteApi(await open())
  })
  afterAll(() => api.close())

  describe('headers', () => {
    test('are the same from the database and from memory, without a cookie', async () => {
      const first = await api.read('careers?pageSize=2', { origin: SITE })
      const { memory } = api.app.publicAnswers.counts
      const second = await api.read('careers?pageSize=2', { origin: SITE })
      expect(api.app.publicAnswers.counts.memory).toBe(memory + 1)
      const { 'x-request-id': _, date: _date, ...headers } = first.headers
      const { date: _second, ...again } = second.headers
      expect(again).toEqual(headers)
      expect(second.body).toEqual(first.body)
      expect(headers).toMatchObject({
        ...HEADERS,
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=10, stale-while-revalidate=60',
        'content-type': 'application/json; charset=utf-8',
        vary: 'Accept-Encoding, Origin, Preview-Token',
        'access-control-allow-origin': SITE,
      })
      expect(headers).not.toHaveProperty('set-cookie')
    })

    test('allow the site to read, and no other page', async () => {
      const { headers } = await api.read('careers', { origin: 'https://evil.example' })
      expect(Object.keys(headers).join()).not.toContain('access-control')
      const preflight = await api.read(
        'careers',
        { origin: SITE, 'access-control-request-method': 'GET' },
        'OPTIONS',
      )
      expect(preflight.status).toBe(204)
      expect(preflight.headers['access-control-allow-methods']).toBe('GET')
    })

    test('a session is not looked up', async () => {
      const { status } = await api.read('careers', { authorization: 'Bearer nonsense' })
      expect(status).toBe(200)
    })
  })

  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip;q=0.5, br;q=0', gunzipSync],
    [undefined, 'identity', (body: Buffer) => body],
    [undefined, 'gzip;q=0, br;q=0.0', (body: Buffer) => body],
  ])('is encoded as %s for %s', async (encoding, accepted, decode) => {
    const plain = await api.read('site')
    const found = await api.read('site', { 'accept-encoding': accepted })
    expect(found.headers['content-encoding']).toBe(encoding)
    expect(found.headers.etag).toBe(plain.headers.etag)
    expect(decode(found.body)).toEqual(plain.body)
    if (encoding) expect(found.body.length).toBeLessThan(plain.body.length / 3)
  })

  test('an unchanged answer is a 304, and a HEAD has no body', async () => {
    const { headers } = await api.read('blogs')
    const etag = String(headers.etag)
    for (const known of [etag, `"other", ${etag}`, '*']) {
      const same = await api.read('blogs', { 'if-none-match': known })
      expect([same.status, same.body.length, same.headers.etag]).toEqual([304, 0, etag])
      expect(same.headers['cache-control']).toBe(headers['cache-control'])
    }
    expect((await api.read('blogs', { 'if-none-match': '"other"' })).status).toBe(200)
    const head = await api.read('blogs', {}, 'HEAD')
    expect([head.status, head.body.length]).toEqual([200, 0])
    expect(head.headers['content-length']).toBe(headers['content-length'])
  })
})
