import { Problem, readHealth } from '@staff/contract'
import type { FastifyInstance } from 'fastify'

import type { Database } from '../../platform/db/database'
import { serveCall } from '../../platform/requests/serveCall'
import { sharedPing } from './sharedPing'

/** For how many seconds a job may be due before somebody should look. */
const LATE_SECONDS = 5 * 60

/**
 * `GET /api/health`: 200 while the database responds. It is public, so all callers share one ping a second. A late job does not change that:
 * a load balancer must not take a node away that answers.
 */
export function healthRoute(app: FastifyInstance, database: Database) {
  const ping = sharedPing(() => database.ping())
  serveCall(app, readHealth, async ({ log }) => {
    await ping().catch((error: unknown) => {
      log.error({ err: error }, 'the database does not respond')
      throw new Problem(503, 'The database does not answer.', { headers: { 'retry-after': '5' } })
    })
    const isLate = app.jobs.load().oldestDueSeconds > LATE_SECONDS
    return { status: isLate ? ('degraded' as const) : ('ok' as const) }
  })
}
