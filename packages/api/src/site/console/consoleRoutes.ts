import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

import statics from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { Config } from '../../platform/config/config'
import { encodingFor } from '../../platform/requests/encodingFor'
import { REPORTING_ENDPOINTS } from './contentSecurityPolicy'
import { LOGIN_PAGE, loadPages, pageNameAt, type Page } from './pages'

/** Serves the built console: its files, and its pages at every path outside the API. */
export async function consoleRoutes(app: FastifyInstance, config: Config) {
  const { consoleDir } = config
  const files = await filesBelow(consoleDir)
  const pageNames = [...files].filter((name) => /^[^/]+\.html$/.test(name))
  const pages = await loadPages(config, pageNames)
  const loginPage = pages.get(LOGIN_PAGE)
  if (!loginPage) return serveMissingNotice(app)

  // The build has compressed the files.
  await app.register(statics, { root: consoleDir, serve: false, preCompressed: true })

  app.get<{ Params: { '*': string } }>('/*', PUBLIC_ROUTE, async (request, reply) => {
    const path = request.params['*']
    if (!pages.has(path) && isServed(path, files)) return reply.sendFile(path, cachingOf(path))
    if (!wantsPage(request, path)) return reply.callNotFound()
    return sendPage(request, reply, pages.get(pageNameAt(path)) ?? loginPage)
  })
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const etag = `"${encoding}-${page.etag}"`
  reply.headers({
    'cache-control': 'no-cache',
    'content-security-policy': page.policy,
    'reporting-endpoints': REPORTING_ENDPOINTS,
    vary: 'accept-encoding',
    etag,
  })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type('text/html; charset=utf-8').send(page.encodings.get(encoding))
}

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
  if (path === '' || path === LOGIN_PAGE) return true
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
