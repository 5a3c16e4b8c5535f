import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import { fastify, type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { readConfig } from '../config'
import { handleError } from '../problems/handleError'
import { addSecurityHeaders, HEADERS } from '../http/headers'
import { handleNotFound } from '../problems/handleNotFound'
import { consoleRoutes } from './consoleRoutes'

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const SCRIPT = 'console.log("hello");\n'.repeat(200)

let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-'))
  const consoleDir = join(folder, 'dist')
  await mkdir(join(consoleDir, 'assets'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await writeFile(
    join(consoleDir, 'index.html'),
    '<!doctype html><meta name="api-base" content="" /><meta property="csp-nonce" nonce="" />',
  )
  await writeFile(join(consoleDir, 'assets', 'main-1a2b.js'), SCRIPT)
  await writeFile(join(consoleDir, 'assets', 'main-1a2b.js.br'), brotliCompressSync(SCRIPT))
  await writeFile(join(consoleDir, 'assets', 'main-1a2b.js.gz'), gzipSync(SCRIPT))
  await writeFile(join(consoleDir, 'assets', 'main-1a2b.js.map'), '{"sources":["main.tsx"]}')
  await writeFile(join(consoleDir, 'theme.js'), 'theme()')
  await writeFile(join(consoleDir, 'theme.js.br'), brotliCompressSync('theme()'))
  await writeFile(join(consoleDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  app = await serve({ consoleDir, apiBase: 'https://api.example.com/api?a=1&b="><script>' })
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

async function serve(changes: { consoleDir: string; apiBase?: string }): Promise<FastifyInstance> {
  const config = { ...readConfig({}), ...changes }
  const server = fastify()
  server.setErrorHandler(handleError)
  handleNotFound(server, [])
  addSecurityHeaders(server, config)
  await server.register((scope) => consoleRoutes(scope, config))
  return server
}

const policyOf = (response: LightMyRequestResponse) =>
  String(response.headers['content-security-policy'])

const nonceOf = (response: LightMyRequestResponse) =>
  /'nonce-([^']+)'/.exec(policyOf(response))?.[1]

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test.each(['/', '/index.html', '/US/dashboard', '/US/dashboard/masters/testimonials/edit/1'])(
  'serves the page at %s without caching, with the API’s base URL',
  async (url) => {
    const response = await get(url, HTML)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    })
    expect(response.body).toBe(
      `<!doctype html><meta name="api-base" content="https://api.example.com/api?a=1&amp;b=&quot;&gt;&lt;script&gt;" /><meta property="csp-nonce" nonce="${nonceOf(response)}" />`,
    )
  },
)

test('allows only scripts of its own origin and styles with the nonce', async () => {
  const response = await get('/', HTML)
  expect(policyOf(response).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonceOf(response)}'`,
    "img-src 'self' data: blob: https://api.example.com",
    "connect-src 'self' https://api.example.com",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'report-uri /api/csp-reports',
    'report-to csp',
  ])
  expect(response.headers['reporting-endpoints']).toBe('csp="/api/csp-reports"')
})

test('each response has its own random nonce', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => get('/', HTML)))
  const nonces = responses.map(nonceOf)
  expect(new Set(nonces).size).toBe(20)
  for (const nonce of nonces) expect(nonce).toMatch(/^[\w-]{22}$/)
})

test('without API_BASE the page connects to its own origin only', async () => {
  const server = await serve({ consoleDir: join(folder, 'dist') })
  const policy = policyOf(await server.inject({ url: '/', headers: HTML }))
  expect(policy).toContain("img-src 'self' data: blob:; connect-src 'self';")
  expect(policy).not.toMatch(/unsafe|http|upgrade-insecure-requests/)
  await server.close()
})

test('every file has the security headers', async () => {
  for (const url of ['/assets/main-1a2b.js', '/favicon.svg', '/assets/gone.js'])
    expect((await get(url)).headers).toMatchObject(HEADERS)
})

test('only files with a hash in their name are cached, for a year', async () => {
  const asset = await get('/assets/main-1a2b.js')
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(asset.headers['content-type']).toContain('javascript')
  expect(asset.body).toBe(SCRIPT)
  for (const url of ['/favicon.svg', '/theme.js'])
    expect((await get(url)).headers['cache-control']).toBe('public, max-age=0')
})

test.each([
  ['/assets/gone.js', HTML],
  ['/assets/main-1a2b.js.map', {}],
  ['/assets/main-1a2b.js.br', {}],
  ['/assets/main-1a2b.js.gz', {}],
  ['/theme.js.br', {}],
  ['/api', HTML],
  ['/api/nosuch', HTML],
  ['/nosuch.png', { accept: 'image/*' }],
  ['/../secret.txt', {}],
  ['/%2e%2e/secret.txt', {}],
  ['/assets/..%2f..%2fsecret.txt', {}],
])('responds 404 at %s', async (url, headers) => {
  const response = await get(url, headers)
  expect(response.statusCode).toBe(404)
  expect(response.json()).toMatchObject({ message: 'There is nothing at this address.' })
})

test('without a built console, a text says how to build it', async () => {
  const server = await serve({ consoleDir: join(folder, 'nowhere') })
  const response = await server.inject('/')
  expect(response.statusCode).toBe(200)
  expect(response.body).toContain('the console is not built')
  expect((await server.inject('/US/dashboard')).statusCode).toBe(404)
  await server.close()
})
