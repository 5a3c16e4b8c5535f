import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'

import type { Config } from '../config'
import type { CspViolationCounts } from '../console/cspReportRoute'
import type { Database } from '../db/database'
import { measureRequests } from './measureRequests'
import { measureCspViolations } from './measureCspViolations'
import { measureLoad } from './measureLoad'

/** `GET /metrics` for Prometheus, where the deployment has turned it on; elsewhere there is no such address. */
export function metricsRoute(
  app: FastifyInstance,
  database: Database,
  { metricsToken }: Config,
  violations: CspViolationCounts,
) {
  if (!metricsToken) return
  // One for each app: two in one process would count together.
  const register = new Registry()
  collectDefaultMetrics({ register })
  measureRequests(app, register)
  measureLoad(app, database, register)
  measureCspViolations(violations, register)
  app.get('/metrics', { config: { access: 'metrics' }, schema: { hide: true } }, (_, reply) =>
    register.metrics().then((text) => reply.type(register.contentType).send(text)),
  )
}
