import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'

import type { Config } from '../config'
import type { ViolationCounts } from '../console/cspReportRoute'
import type { Database } from '../db/database'
import { measureRequests } from './measureRequests'
import { measureViolations } from './measureViolations'
import { measureWaiting } from './measureWaiting'

/** `GET /metrics` for Prometheus, where the deployment has turned it on; elsewhere there is no such address. */
export function metricsRoute(
  app: FastifyInstance,
  database: Database,
  { metricsToken }: Config,
  violations: ViolationCounts,
) {
  if (!metricsToken) return
  // One for each app: two in one process would count together.
  const register = new Registry()
  collectDefaultMetrics({ register })
  measureRequests(app, register)
  measureWaiting(app, database, register)
  measureViolations(violations, register)
  app.get('/metrics', { config: { access: 'metrics' }, schema: { hide: true } }, (_, reply) =>
    register.metrics().then((text) => reply.type(register.contentType).send(text)),
  )
}
