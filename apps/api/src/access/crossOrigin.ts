import cors from '@fastify/cors'
import { addressOf, API_ROOT, Problem, sendQuery } from '@staff/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Config } from '../config'
import { pathOf } from '../problems/handleNotFound'

type Origins = Pick<Config, 'consoleOrigins' | 'siteOrigins'>

// The one call that pages of the public site make.
const PUBLIC_QUERIES = API_ROOT + addressOf(sendQuery)

/** Refuses what a page of a strange origin wants to change, before anything else is looked at. */
export function refuseCrossSite(app: FastifyInstance, config: Origins) {
  app.addHook('onRequest', async (request) => {
    if (!SAFE.includes(request.method) && isCrossSite(request, config))
      throw new Problem(403, 'This website may not send anything here.')
  })
}

const EXPOSED = [
  'etag',
  'location',
  'retry-after',
  'session-ends-in',
  'session-idle-ends-in',
  'x-request-id',
]

/** Lets pages of the configured origins call, and read the answers. */
export async function allowOrigins(app: FastifyInstance, config: Origins) {
  if (config.consoleOrigins.length + config.siteOrigins.length === 0) return
  await app.register(cors, {
    delegator: async (request: FastifyRequest) => ({
      origin: isAllowed(request, config) && request.headers.origin,
      methods: METHODS.filter((method) => method === 'POST' || isConsole(request, config)),
      allowedHeaders: ['authorization', 'content-type', 'if-match', 'idempotency-key'],
      exposedHeaders: EXPOSED,
      maxAge: 86_400,
    }),
  })
}

/** The route that answers browsers who ask first says for itself who may call it. Comes before all other hooks. */
export function openPreflights(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    if (route.method === 'OPTIONS' && route.url === '*')
      route.config = { ...route.config, access: 'public' }
  })
}

const SAFE = ['GET', 'HEAD', 'OPTIONS']
const METHODS = ['GET', 'POST', 'PATCH', 'DELETE']

/** Servers name no origin; browsers always do where it matters, and newer ones compare the sites themselves. */
function isCrossSite(request: FastifyRequest, config: Origins): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (isAllowed(request, config)) return false
  if (site === 'cross-site') return true
  // A proxy may have put another host into the request, but a browser cannot be made to say this.
  if (origin === undefined || site === 'same-origin') return false
  return !isHost(origin, request.host)
}

/** Whether an origin is of this host, with or without the port that goes without saying. */
function isHost(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false
  const named = new URL(origin)
  const own = `${named.protocol}//${host}`
  return URL.canParse(own) && new URL(own).host === named.host
}

function isAllowed(request: FastifyRequest, config: Origins): boolean {
  if (isConsole(request, config)) return true
  return pathOf(request) === PUBLIC_QUERIES && includes(config.siteOrigins, request)
}

function isConsole(request: FastifyRequest, { consoleOrigins }: Origins): boolean {
  return pathOf(request).startsWith('/api/') && includes(consoleOrigins, request)
}

function includes(origins: string[], { headers }: FastifyRequest): boolean {
  return headers.origin !== undefined && origins.includes(headers.origin)
}
