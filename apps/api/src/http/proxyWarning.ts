import type { FastifyInstance } from 'fastify'

import type { Config } from '../config'

/**
 * Warns once in the log when a request has come through a proxy that TRUSTED_PROXIES does not count: behind it
 * everybody is one address, so that one guesser can lock all others out.
 */
export function warnAboutProxies(app: FastifyInstance, { trustedProxies }: Config) {
  if (trustedProxies > 0) return
  let isSaid = false
  app.addHook('onRequest', async ({ headers }) => {
    const header = FORWARDED.find((name) => headers[name] !== undefined)
    if (isSaid || !header) return
    isSaid = true
    app.log.warn({ header }, WARNING)
  })
}

const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip']

const WARNING =
  'A request came with the header of a proxy, which is not believed: throttling, the log and the audit take the ' +
  "proxy's address for that of every caller. If there is a proxy before this server, set TRUSTED_PROXIES to how many."
