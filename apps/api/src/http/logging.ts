import type { FastifyInstance } from 'fastify'

import { pathOf } from './notFound'

/** The level to log at: LOG_LEVEL, or warnings only where a person looks on, or every request. */
export function logLevelOf(env: Record<string, string | undefined>): string {
  return env.LOG_LEVEL || (process.stdout.isTTY ? 'warn' : 'info')
}

/** One line for each request: what was asked, how it ended and how long it took; no parameters, no headers. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: pathOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
}
