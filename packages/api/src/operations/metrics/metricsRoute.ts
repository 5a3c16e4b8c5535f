import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'

import type { Config } from '../../platform/config/config'
import type { CspViolationCounts } from '../../site/console/cspReportRoute'
import type { Database } from '../../platform/db/database'
import { measureRequests } from './measureRequests'
import { measureCspViolations } from './measureCspViolations'
import { measureJobs } from './measureJobs'
import { measureLoad } from './measureLoad'
import { measurePublicSite } from './measurePublicSite'

/** `GET /metrics` for Prometheus. Without METRICS_TOKEN there is no such route. */
export function metricsRoute(
  app: FastifyInstance,
  database: Database,
  { metricsToken }: Config,
  violations: CspViolationCounts,
) {
  if (!metricsToken) return
  // A registry for each app: two apps in one process must not share counters.
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureRequests(app, registry)
  measureLoad(app, database, registry)
  measureCspViolations(violations, registry)
  measurePublicSite(app, registry)
  measureJobs(app, registry)
  app.get('/metrics', { config: { access: 'metrics' }, schema: { hide: true } }, (_, reply) =>
    registry.metrics().then((text) => reply.type(registry.contentType).send(text)),
  )
}
