import type { IncomingMessage, ServerResponse } from 'node:http'

import { EXPOSED_HEADERS } from '../../platform/server/crossOrigin'
import type { Config } from '../../platform/config/config'
import { HEADERS } from '../../platform/server/headers'
import type { Answer } from './answer'
import type { Encoding } from '../../platform/requests/encodingFor'
import { encodingFor, MAX_PARSED } from '../../platform/requests/encodingFor'

export type SiteConfig = Pick<Config, 'siteOrigins' | 'consoleOrigins' | 'hsts' | 'trustedProxies'>

/** The request headers on which an answer depends. A cache must not give the public one to somebody with a preview link. */
export function varyOf({
  siteOrigins,
  consoleOrigins,
}: Pick<SiteConfig, 'siteOrigins' | 'consoleOrigins'>): string {
  const origin = siteOrigins.length + consoleOrigins.length > 0 ? ', Origin' : ''
  return `Accept-Encoding${origin}, Preview-Token`
}

/** Sends an answer as the whole response to a request. Returns the status. */
export type Respond = (
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  requestId?: string,
) => 200 | 304

/** Creates the function that sends answers. It uses Node's response, because a framework would take most of the time. */
export function createRespond(config: SiteConfig): Respond {
  const origins = new Set([...config.siteOrigins, ...config.consoleOrigins])
  const vary = varyOf(config)
  const common = Object.entries({ ...HEADERS, ...PUBLIC_HEADERS, vary }).flat()
  const headOf = rememberHeads(common)

  return (request, response, answer, requestId) => {
    const { origin, 'accept-encoding': accepted, 'if-none-match': known } = request.headers
    const isUnchanged = known !== undefined && isKnown(known, answer)
    const encoding = isUnchanged ? undefined : encodingFor(accepted)
    const extra: string[] = []
    if (answer.endsAt !== undefined) extra.push('cache-control', cacheUntil(answer.endsAt))
    if (requestId !== undefined) extra.push('x-request-id', requestId)
    if (config.hsts && isHttps(request, config))
      extra.push('strict-transport-security', config.hsts)
    if (origin !== undefined && origins.has(origin))
      extra.push('access-control-allow-origin', origin, 'access-control-expose-headers', EXPOSED)
    const usual = headOf(answer, encoding)
    const head = extra.length > 0 ? [...usual, ...extra] : usual
    if (encoding === undefined) {
      response.writeHead(304, head).end()
      return 304
    }
    response.writeHead(200, head)
    if (request.method === 'HEAD') response.end()
    else response.end(answer.bodies[encoding] ?? answer.bodies.identity)
    return 200
  }
}

/**
 * Returns the headers that all responses with an answer have, without an encoding for 304. They are made once for
 * each answer and encoding.
 */
function rememberHeads(common: readonly string[]) {
  const known = new WeakMap<Answer, Partial<Record<Encoding | 'unchanged', string[]>>>()
  return (answer: Answer, encoding: Encoding | undefined): string[] => {
    const heads = known.get(answer) ?? {}
    known.set(answer, heads)
    return (heads[encoding ?? 'unchanged'] ??= [
      ...common,
      'etag',
      answer.etag,
      ...(answer.endsAt === undefined ? ['cache-control', CACHE_CONTROL] : []),
      ...(encoding ? describeBody(answer, encoding) : []),
    ])
  }
}

/** How long caches may use an answer that ends: never longer than it is true. */
function cacheUntil(endsAt: number): string {
  const seconds = Math.max(0, Math.floor((endsAt - performance.now()) / 1000))
  const fresh = Math.min(MAX_AGE, seconds)
  return `public, max-age=${fresh}, stale-while-revalidate=${Math.min(MAX_STALE, seconds - fresh)}`
}

function describeBody({ bodies, contentType }: Answer, encoding: Encoding): string[] {
  const body = bodies[encoding] ?? bodies.identity
  const encoded = body === bodies.identity ? [] : ['content-encoding', encoding]
  return [...encoded, 'content-type', contentType, 'content-length', String(body.length)]
}

// In seconds. Caches use an answer for ten seconds, and for a minute more while they ask for the next one. So a change is everywhere within
// about a minute, and at once where a page revalidates.
const MAX_AGE = 10
const MAX_STALE = 60
export const CACHE_CONTROL = `public, max-age=${MAX_AGE}, stale-while-revalidate=${MAX_STALE}`

const PUBLIC_HEADERS = {
  'cross-origin-resource-policy': 'cross-origin',
}

const EXPOSED = EXPOSED_HEADERS.join(', ')

/** Weak comparison: a proxy that compresses makes tags weak. */
function isKnown(header: string, { etag }: Answer): boolean {
  if (header === etag) return true
  if (header.length > MAX_PARSED) return false
  return header.split(',').some((tag) => ['*', etag].includes(tag.trim()))
}

/** The server itself speaks plain HTTP. A trusted proxy tells how the client spoke to it. */
function isHttps({ headers }: IncomingMessage, { trustedProxies }: SiteConfig): boolean {
  if (trustedProxies === 0) return false
  return (
    String(headers['x-forwarded-proto'] ?? '')
      .split(',')
      .at(-1)
      ?.trim() === 'https'
  )
}
