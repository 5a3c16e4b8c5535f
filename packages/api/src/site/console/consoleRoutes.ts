import statics from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { Config } from '../../platform/config/config'
import { encodingFor } from '../../platform/requests/encodingFor'
import { hasHashedName, servedFilesBelow } from './builtFiles'
import { REPORTING_ENDPOINTS } from './contentSecurityPolicy'
import type { FindDeployedFile } from './deployedFiles'
import { LOGIN_PAGE, loadPages, pageNameAt, type Page } from './pages'
import { sendDeployedFile } from './sendDeployedFile'

/** Serves the built console: its files and those of other builds, and its pages at every path outside the API. */
export async function consoleRoutes(
  app: FastifyInstance,
  config: Config,
  findDeployedFile: FindDeployedFile,
) {
  const { consoleDir } = config
  const files = await servedFilesBelow(consoleDir)
  const pageNames = [...files].filter((name) => /^[^/]+\.html$/.test(name))
  const pages = await loadPages(config, pageNames)
  const loginPage = pages.get(LOGIN_PAGE)
  if (!loginPage) return serveMissingNotice(app)

  // The build has compressed the files.
  await app.register(statics, { root: consoleDir, serve: false, preCompressed: true })

  app.get<{ Params: { '*': string } }>('/*', PUBLIC_ROUTE, async (request, reply) => {
    const path = request.params['*']
    if (!pages.has(path) && files.has(path)) return reply.sendFile(path, cachingOf(path))
    const deployed = hasHashedName(path) && (await findDeployedFile(path))
    if (deployed) return sendDeployedFile(request, reply, { path, ...deployed })
    if (!wantsPage(request, path)) return reply.callNotFound()
    return sendPage(request, reply, pages.get(pageNameAt(path)) ?? loginPage)
  })
}

/** How long a browser may show a page before it asks for it again. `DEPLOYED_FILES_DAYS` is longer, so the page's files are still there. */
const PAGE_SECONDS = 24 * 60 * 60

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const etag = `"${encoding}-${page.etag}"`
  reply.headers({
    // Only for the browser: a reload asks the server, and a cache between them might not. The console checks the page after a start from
    // the cache.
    'cache-control': `private, max-age=${PAGE_SECONDS}`,
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
