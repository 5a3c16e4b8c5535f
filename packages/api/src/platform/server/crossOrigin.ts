import cors from '@fastify/cors'
import { API_ROOT, PREVIEW_STATUS, PREVIEW_TOKEN, PREVIEW_VERSION, Problem } from '@staff/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Config } from '../config/config'
import { pathOf } from '../logging/pathOf'

type Origins = Pick<Config, 'consoleOrigins' | 'siteOrigins'>

// The calls that pages of the public website may make: reads, and the writes that a route names. None of them has a session.
const PUBLIC = `${API_ROOT}/public/`

/** Refuses writes that come from pages of other origins. */
export function refuseCrossOriginWrites(app: FastifyInstance, config: Origins) {
  app.addHook('onRequest', async (request) => {
    if (!SAFE_METHODS.includes(request.method) && isCrossOrigin(request, config))
      throw new Problem(403, 'This website may not send anything here.')
  })
}

/** The response headers that pages of the configured origins may read. */
export const EXPOSED_HEADERS = [
  'etag',
  'location',
  PREVIEW_STATUS,
  PREVIEW_VERSION,
  'retry-after',
  'session-ends-in',
  'session-idle-ends-in',
  'x-request-id',
]

/** Lets pages of the configured origins call the API and read its responses (CORS). */
export async function allowOrigins(app: FastifyInstance, config: Origins) {
  if (config.consoleOrigins.length + config.siteOrigins.length === 0) return
  await app.register(cors, {
    delegator: async (request: FastifyRequest) => ({
      origin: isAllowed(request, config) && request.headers.origin,
      methods: isConsole(request, config) ? ALLOWED_METHODS : siteMethods(request),
      allowedHeaders: ALLOWED_HEADERS,
      exposedHeaders: EXPOSED_HEADERS,
      maxAge: 86_400,
    }),
  })
}

/** Makes the CORS plug-in's preflight route public. Must be registered before all other hooks, because one of them requires `access`. */
export function allowPreflights(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    if (route.method === 'OPTIONS' && route.url === '*')
      route.config = { ...route.config, access: 'public' }
  })
}

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']
const ALLOWED_HEADERS = [
  'authorization',
  'content-type',
  'if-match',
  'idempotency-key',
  PREVIEW_TOKEN,
]
const ALLOWED_METHODS = ['GET', 'POST', 'PATCH', 'DELETE']

/** Servers send no `Origin`. Browsers send one with every write, and newer browsers also send `Sec-Fetch-Site`. */
function isCrossOrigin(request: FastifyRequest, config: Origins): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (isAllowed(request, config)) return false
  if (site === 'cross-site') return true
  // A proxy may change the host, but a page cannot forge `Sec-Fetch-Site`.
  if (origin === undefined || site === 'same-origin') return false
  return !isHost(origin, request.host)
}

/** Whether an origin has this host, with or without the default port. */
function isHost(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false
  const parsed = new URL(origin)
  const own = `${parsed.protocol}//${host}`
  return URL.canParse(own) && new URL(own).host === parsed.host
}

function isAllowed(request: FastifyRequest, config: Origins): boolean {
  if (isConsole(request, config)) return true
  return isSiteCall(request) && includes(config.siteOrigins, request)
}

function isSiteCall(request: FastifyRequest): boolean {
  if (isPublicWrite(request)) return true
  return pathOf(request).startsWith(PUBLIC) && ['GET', 'HEAD'].includes(methodOf(request))
}

/** Whether visitors may write at the address of a request: it is the whole address of a public call. */
function isPublicWrite(request: FastifyRequest): boolean {
  const url = pathOf(request)
  return url.startsWith(PUBLIC) && request.server.hasRoute({ url, method: 'POST' })
}

/** The method of a request, or that which a preflight asks for. */
function methodOf({ method, headers }: FastifyRequest): string {
  return method === 'OPTIONS' ? String(headers['access-control-request-method']) : method
}

function siteMethods(request: FastifyRequest): string[] {
  return isPublicWrite(request) ? ['POST'] : ['GET']
}

function isConsole(request: FastifyRequest, { consoleOrigins }: Origins): boolean {
  return pathOf(request).startsWith('/api/') && includes(consoleOrigins, request)
}

function includes(origins: string[], { headers }: FastifyRequest): boolean {
  return headers.origin !== undefined && origins.includes(headers.origin)
}
