import type { FastifyInstance } from 'fastify'

import type { Config } from '../config/config'

/**
 * Logs one warning if a request came through a proxy that TRUSTED_PROXIES does not count. All clients of the proxy then
 * have the same address, so one of them can use up the rate limits of all.
 */
export function warnAboutProxies(app: FastifyInstance, { trustedProxies }: Config) {
  if (trustedProxies > 0) return
  let hasWarned = false
  app.addHook('onRequest', async ({ headers }) => {
    const header = FORWARDED.find((name) => headers[name] !== undefined)
    if (hasWarned || !header) return
    hasWarned = true
    app.log.warn({ header }, WARNING)
  })
}

const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip']

const WARNING =
  'A request has the header of a proxy that is not trusted: rate limits, the log and the audit use the address of the ' +
  'proxy for every caller. If there are proxies in front of this server, set TRUSTED_PROXIES to their number.'
