import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { Config } from '../config/config'

/** Adds the security headers to every response. Responses of the API are not cached unless their route says so. */
export function addSecurityHeaders(app: FastifyInstance, config: HstsConfig) {
  app.addHook('onRequest', async (request, reply) => {
    setSecurityHeaders(request, reply, config)
  })
}

/** Sets these headers. Exported for responses to a malformed URL, for which no hooks run. */
export function setSecurityHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { hsts }: HstsConfig,
) {
  reply.headers(HEADERS).header('x-request-id', request.id)
  if (!isConsoleFile(request.url)) reply.header('cache-control', 'no-store')
  // Browsers ignore the header on plain HTTP, and a deployment without TLS must not send it.
  if (hsts && request.protocol === 'https') reply.header('strict-transport-security', hsts)
}

type HstsConfig = Pick<Config, 'hsts'>

/** The headers of every response. The console's page replaces the content security policy with its own. */
export const HEADERS = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
} as const

function isConsoleFile(url: string): boolean {
  return !/^\/(?:api|metrics)(?:[/?]|$)/.test(url)
}
