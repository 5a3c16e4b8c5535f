import { Problem, readHealth } from '@staff/contract'
import type { FastifyInstance } from 'fastify'

import type { Database } from '../../platform/db/database'
import { serveCall } from '../../platform/requests/serveCall'
import { sharedPing } from './sharedPing'

/** `GET /api/health`: 200 while the database responds. It is public, so all callers share one ping a second. */
export function healthRoute(app: FastifyInstance, database: Database) {
  const ping = sharedPing(() => database.ping())
  serveCall(app, readHealth, async ({ log }) => {
    await ping().catch((error: unknown) => {
      log.error({ err: error }, 'the database does not respond')
      throw new Problem(503, 'The database does not answer.', { headers: { 'retry-after': '5' } })
    })
    return { status: 'ok' }
  })
}
