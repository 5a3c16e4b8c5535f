import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { Config } from '../config'

/** Puts the security headers on every answer; answers of the API are not kept by anyone unless their route says so. */
export function addSecurityHeaders(app: FastifyInstance, config: Promises) {
  app.addHook('onRequest', async (request, reply) => {
    setSecurityHeaders(request, reply, config)
  })
}

/** The same headers for the few answers that no hook sees, those to an address that cannot be read. */
export function setSecurityHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { hsts }: Promises,
) {
  reply.headers(HEADERS).header('x-request-id', request.id)
  if (!isOfConsole(request.url)) reply.header('cache-control', 'no-store')
  // A promise that nobody may make in the name of a deployment on plain HTTP.
  if (hsts && request.protocol === 'https') reply.header('strict-transport-security', hsts)
}

type Promises = Pick<Config, 'hsts'>

/** What every answer carries. Nothing but the console's page may do anything in a browser. */
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

function isOfConsole(url: string): boolean {
  return !/^\/(?:api|metrics)(?:[/?]|$)/.test(url)
}
