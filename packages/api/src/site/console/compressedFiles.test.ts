import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'

import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { readConfig } from '../../operations/config/readConfig'
import { consoleRoutes } from './consoleRoutes'

const HTML = { accept: 'text/html' }
const SCRIPT = 'console.log("hello");\n'.repeat(200)

let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compressed-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html>')
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  for (const [name, text] of [
    ['assets/main-1a2b.js', SCRIPT],
    ['robots.txt', 'Disallow: /'],
  ] as const) {
    await writeFile(join(folder, name), text)
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(text))
    await writeFile(join(folder, `${name}.gz`), gzipSync(text))
  }
  app = fastify()
  const config = { ...readConfig({}), consoleDir: folder }
  await app.register((scope) => consoleRoutes(scope, config, () => Promise.resolve(undefined)))
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

const VARIANTS: [accepts: string, encoding: string | undefined, read: (body: Buffer) => Buffer][] =
  [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['identity', undefined, (body) => body],
  ]

test.each(VARIANTS)('serves the file’s variant for Accept-Encoding: %s', async (...variant) => {
  const [accepts, encoding, read] = variant
  const url = '/assets/main-1a2b.js'
  const headers = { 'accept-encoding': accepts }
  const asset = await get(url, headers)
  expect(asset.headers['content-encoding']).toBe(encoding)
  expect(asset.headers.vary).toBe('accept-encoding')
  expect(read(asset.rawPayload).toString()).toBe(SCRIPT)
  expect(asset.headers['content-length']).toBe(String(asset.rawPayload.length))

  const head = await app.inject({ method: 'HEAD', url, headers })
  const { date: _, ...sent } = asset.headers
  expect(head.headers).toMatchObject(sent)
  expect(head.body).toBe('')

  const etag = String(asset.headers.etag)
  const same = await get(url, { ...headers, 'if-none-match': etag })
  expect([same.statusCode, same.body, same.headers.vary]).toEqual([304, '', 'accept-encoding'])

  const part = await get(url, { ...headers, range: 'bytes=2-9' })
  expect(part.statusCode).toBe(206)
  expect(part.headers['content-range']).toBe(`bytes 2-9/${asset.rawPayload.length}`)
  expect(part.rawPayload).toEqual(asset.rawPayload.subarray(2, 10))
})

test('each variant has its own ETag', async () => {
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (accepts) => {
      const { headers } = await get('/assets/main-1a2b.js', { 'accept-encoding': accepts })
      return headers.etag
    }),
  )
  expect(new Set(tags).size).toBe(3)
})

test('files without compressed variants are served uncompressed', async () => {
  const headers = { 'accept-encoding': 'br, gzip' }
  const icon = await get('/favicon.svg', headers)
  expect([icon.statusCode, icon.headers['content-encoding']]).toEqual([200, undefined])
  expect(icon.headers.vary).toBe('accept-encoding')
  expect((await get('/robots.txt', headers)).headers['content-encoding']).toBe('br')
})

test.each(VARIANTS)('serves the page’s variant for Accept-Encoding: %s', async (...variant) => {
  const [accepts, encoding, read] = variant
  const page = await get('/', { ...HTML, 'accept-encoding': accepts })
  expect([page.headers['content-encoding'], page.headers.vary]).toEqual([
    encoding,
    'accept-encoding',
  ])
  expect(read(page.rawPayload).toString()).toBe('<!doctype html>')
  expect(String(page.headers.etag)).toContain(encoding ?? 'identity')
})
