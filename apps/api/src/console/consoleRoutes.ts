import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

import statics from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Config } from '../config'
import { createPageWithNonce, withApiBase } from './indexHtml'
import { contentSecurityPolicy, REPORTING_ENDPOINTS } from './contentSecurityPolicy'

/** Serves the built console: its files, and its page at every path outside the API. */
export async function consoleRoutes(app: FastifyInstance, { consoleDir, apiBase }: Config) {
  const files = await filesBelow(consoleDir)
  if (!files.has(PAGE)) return serveMissingNotice(app)

  // The build has compressed the files. The page is not compressed, because each response has its own nonce.
  await app.register(statics, { root: consoleDir, serve: false, preCompressed: true })
  const html = await readFile(join(consoleDir, PAGE), 'utf8')
  const page = createPageWithNonce(withApiBase(html, apiBase))

  app.get<{ Params: { '*': string } }>('/*', PUBLIC_ROUTE, async (request, reply) => {
    const file = request.params['*']
    if (file !== PAGE && isServed(file, files)) return reply.sendFile(file, cachingOf(file))
    if (!wantsPage(request, file)) return reply.callNotFound()
    const nonce = randomBytes(16).toString('base64url')
    return reply
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': contentSecurityPolicy(nonce, apiBase),
        'reporting-endpoints': REPORTING_ENDPOINTS,
      })
      .type('text/html; charset=utf-8')
      .send(page(nonce))
  })
}

const PAGE = 'index.html'

// The OpenAPI document does not list the console's files.
const PUBLIC_ROUTE = { config: { access: 'public' }, schema: { hide: true } } as const

/** The files of a folder, as paths with slashes. No other file is served. */
async function filesBelow(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return new Set(
    entries
      .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/')),
  )
}

/** Whether a file has a URL of its own: source maps and compressed variants have none. */
function isServed(file: string, files: Set<string>): boolean {
  return files.has(file) && !/\.(?:map|br|gz)$/.test(file)
}

// The names of built assets contain a hash of their content.
function cachingOf(file: string) {
  return file.startsWith('assets/') ? { maxAge: '1y', immutable: true } : { maxAge: 0 }
}

function wantsPage({ headers }: FastifyRequest, path: string): boolean {
  if (path === '' || path === PAGE) return true
  if (/^(?:api|assets)(?:\/|$)/.test(path)) return false
  return headers.accept?.includes('text/html') ?? false
}

function serveMissingNotice(app: FastifyInstance) {
  app.get('/', PUBLIC_ROUTE, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send('The API is running; the console is not built: run "npm run build" and start again.\n'),
  )
}
