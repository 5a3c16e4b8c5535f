import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

import type { Config } from '../config'

/** The security headers of every answer; answers of the API are not kept by anyone unless their route says so. */
export async function addHeaders(app: FastifyInstance, { apiBase }: Config) {
  const elsewhere = URL.canParse(apiBase) ? [new URL(apiBase).origin] : []
  app.addHook('onRequest', async ({ url }, reply) => {
    if (/^\/api(?:[/?]|$)/.test(url)) reply.header('cache-control', 'no-store')
  })
  await app.register(helmet, {
    contentSecurityPolicy: {
      // The defaults would have browsers upgrade to HTTPS, which breaks a deployment on plain HTTP.
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // styled-components and toasts write their rules into style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...elsewhere],
        connectSrc: ["'self'", ...elsewhere],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Whoever ends TLS in front of this server decides about it.
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  })
}
