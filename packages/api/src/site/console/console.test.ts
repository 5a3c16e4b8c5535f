import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import { fastify, type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { readConfig } from '../../operations/config/readConfig'
import type { Config } from '../../platform/config/config'
import { handleError } from '../../platform/problems/handleError'
import { addSecurityHeaders, HEADERS } from '../../platform/server/headers'
import { handleNotFound } from '../../platform/requests/handleNotFound'
import { consoleRoutes } from './consoleRoutes'
import { CODE_STYLES } from './contentSecurityPolicy'

const SCRIPT_TEXT = 'start()'
const STYLE_TEXT = 'p { color: red }'
const pageOf = (name: string) =>
  `<!doctype html><meta name="api-base" content="" /><title>${name}</title><script>${SCRIPT_TEXT}</script><style data-of="login">${STYLE_TEXT}</style><script type="module" src="/assets/main-1a2b.js"></script>`

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const SCRIPT = 'console.log("hello");\n'.repeat(200)

let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-'))
  const consoleDir = join(folder, 'dist')
  await mkdir(join(consoleDir, 'assets'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'secret')
  for (const name of ['index', 'home', 'list', 'form'])
    await writeFile(join(consoleDir, `${name}.html`), pageOf(name))
  await writeFile(join(consoleDir, 'assets', 'main-1a2b.js'), SCRIPT)
  await writeFile(join(consoleDir, 'assets', 'main-1a2b.js.br'), brotliCompressSync(SCRIPT))
  await writeFile(join(consoleDir, 'assets', 'main-1a2b.js.gz'), gzipSync(SCRIPT))
  await writeFile(join(consoleDir, 'assets', 'main-1a2b.js.map'), '{"sources":["main.tsx"]}')
  await writeFile(join(consoleDir, 'robots.txt'), 'Disallow: /')
  await writeFile(join(consoleDir, 'robots.txt.br'), brotliCompressSync('Disallow: /'))
  await writeFile(join(consoleDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  app = await serve({ consoleDir, apiBase: 'https://api.example.com/api?a=1&b="><script>' })
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

async function serve(
  changes: Pick<Config, 'consoleDir'> & Partial<Pick<Config, 'apiBase' | 'previewUrl'>>,
): Promise<FastifyInstance> {
  const config = { ...readConfig({}), ...changes }
  const server = fastify()
  server.setErrorHandler(handleError)
  handleNotFound(server, [])
  addSecurityHeaders(server, config)
  await server.register((scope) => consoleRoutes(scope, config, () => Promise.resolve(undefined)))
  return server
}

const policyOf = (response: LightMyRequestResponse) =>
  String(response.headers['content-security-policy'])

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test.each(['/', '/index.html', '/US/dashboard', '/US/dashboard/masters/testimonials/edit/1'])(
  'serves the page at %s for the cache of the browser only, with the API’s base URL',
  async (url) => {
    const response = await get(url, HTML)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, max-age=86400',
    })
    expect(response.body).toContain(
      '<meta name="api-base" content="https://api.example.com/api?a=1&amp;b=&quot;&gt;&lt;script&gt;" />',
    )
  },
)

test.each([
  ['/', 'index'],
  ['/index.html', 'index'],
  ['/US/dashboard', 'home'],
  ['/UK/dashboard/', 'home'],
  ['/US/dashboard/masters/blogs', 'list'],
  ['/US/dashboard/masters/blogs/create', 'form'],
  ['/UK/dashboard/masters/blogs/edit/1', 'form'],
  ['/nosuch', 'list'],
])('serves at %s the page that preloads its files: %s', async (url, name) => {
  expect((await get(url, HTML)).body).toContain(`<title>${name}</title>`)
})

test('a page that has not changed is not sent again', async () => {
  const { headers } = await get('/', HTML)
  const again = await get('/', { ...HTML, 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
  expect(headers.etag).not.toBe((await get('/US/dashboard', HTML)).headers.etag)
})

test('allows only scripts and styles of its own origin, and inline ones with the hashes of its page', async () => {
  const response = await get('/', HTML)
  expect(policyOf(response).split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' ${hashOf(SCRIPT_TEXT)}`,
    `style-src 'self' ${[STYLE_TEXT, ...CODE_STYLES].map(hashOf).join(' ')}`,
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

test('allows the styles that the installed react-aria adds, and no others', async () => {
  const modules = join(import.meta.dirname, '../../../../../node_modules')
  const sources = await Promise.all(
    ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'].map((path) =>
      readFile(join(modules, 'react-aria/dist/private', path), 'utf8'),
    ),
  )
  const added = sources.flatMap((source) =>
    Array.from(source.matchAll(/style\.textContent = `(.*?)`\.trim\(\)/gs), ([, text = '']) =>
      text.replace(/\$\{.*?PRESSABLE_ATTRIBUTE\}/, 'data-react-aria-pressable').trim(),
    ),
  )
  expect(added).toEqual(CODE_STYLES.filter((text) => text !== ''))
})

test('without API_BASE the page connects to its own origin only', async () => {
  const server = await serve({ consoleDir: join(folder, 'dist') })
  const policy = policyOf(await server.inject({ url: '/', headers: HTML }))
  expect(policy).toContain("img-src 'self' data: blob:; connect-src 'self';")
  expect(policy).not.toMatch(/unsafe|http|upgrade-insecure-requests/)
  await server.close()
})

test('shows the pages of the website’s preview in a frame, and no others', async () => {
  const previewUrl = 'https://www.example.com/preview#token={token}'
  const server = await serve({ consoleDir: join(folder, 'dist'), previewUrl })
  const policy = policyOf(await server.inject({ url: '/', headers: HTML }))
  expect(policy).toContain("; frame-src https://www.example.com; base-uri 'none';")
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
  for (const url of ['/favicon.svg', '/robots.txt'])
    expect((await get(url)).headers['cache-control']).toBe('public, max-age=0')
})

test.each([
  ['/assets/gone.js', HTML],
  ['/assets/main-1a2b.js.map', {}],
  ['/assets/main-1a2b.js.br', {}],
  ['/assets/main-1a2b.js.gz', {}],
  ['/robots.txt.br', {}],
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
