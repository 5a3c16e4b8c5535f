import { listEntities } from '@staff/contract/content'
import type { FastifyInstance } from 'fastify'

import { auditPeopleRoute } from './audit/auditPeopleRoute'
import { auditRefusedCalls } from './audit/refusedCalls'
import type { Config } from './config'
import { consoleRoutes } from './console/consoleRoutes'
import { cspReportRoute, type CspViolationCounts } from './console/cspReportRoute'
import { dashboardRoute } from './dashboard/dashboardRoute'
import type { Database } from './db/database'
import { authorizeRequests } from './access/authorize'
import { handleError } from './problems/handleError'
import { createServer } from './http/createServer'
import { allowPreflights } from './access/crossOrigin'
import { refuseWritesWhenDiskFull } from './problems/diskFull'
import { healthRoute } from './health/healthRoute'
import { readJsonBodies } from './requests/jsonBodies'
import { collectRouteTable } from './http/routeTable'
import { LIMITS, type Limits } from './http/limits'
import { logRequests } from './logging/requestLog'
import { handleNotFound } from './problems/handleNotFound'
import { protectRequests } from './http/protectRequests'
import { trackRequestArea } from './db/postgres/requestArea'
import { schedulePurge } from './schedulePurge'
import { imageRoutes } from './images/imageRoutes'
import { loginRoutes } from './login/loginRoutes'
import { metricsRoute } from './metrics/metricsRoute'
import { describeRoutes, openApiRoute } from './openapi/openApi'
import { preferencesRoutes } from './preferences/preferencesRoutes'
import { noteRoutes } from './areas/queries/noteRoutes'
import { publicQueryRoute } from './areas/queries/publicQueryRoute'
import { workRoutes } from './areas/queries/workRoutes'
import { publicRoutes } from './publicSite/publicRoutes'
import { importRoutes } from './records/csv/importRoutes'
import { recordRoutes } from './records/recordRoutes'
import { wholeTrashRoute } from './records/trash/trashRoute'
import { searchRoute } from './search/searchRoute'
import { viewRoutes } from './views/viewRoutes'
import { userRoutes } from './areas/users/userRoutes'

export interface AppOptions {
  database: Database
  config: Config
  /**
   * The level of the log, as pino names it.
   * @default config.logLevel
   */
  logLevel?: string
  /**
   * Where log lines are written.
   * @default the standard output
   */
  logTo?: { write(line: string): void }
  /**
   * Limits that differ from the defaults.
   * @default LIMITS
   */
  limits?: Partial<Limits>
}

/** Creates the app: the API and the built console. It does not listen yet. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, config, logLevel = config.logLevel, logTo } = options
  const { db } = database
  const limits = { ...LIMITS, ...options.limits }
  const app = createServer(config, limits, { logLevel, logTo })

  app.setErrorHandler(handleError)
  allowPreflights(app)
  handleNotFound(app, collectRouteTable(app))
  logRequests(app)
  trackRequestArea(app)
  await protectRequests(app, config, limits)
  authorizeRequests(app, db, config)
  refuseWritesWhenDiskFull(app, database)
  auditRefusedCalls(app, db)
  readJsonBodies(app)
  describeRoutes(app)

  const violations: CspViolationCounts = new Map()
  healthRoute(app, database)
  metricsRoute(app, database, config, violations)
  openApiRoute(app)
  loginRoutes(app, db, config)
  preferencesRoutes(app, db)
  viewRoutes(app, db)
  searchRoute(app, db)
  wholeTrashRoute(app, db, config)
  auditPeopleRoute(app, db)
  dashboardRoute(app, db)
  userRoutes(app, db, config)
  workRoutes(app, db)
  noteRoutes(app, db)
  for (const entity of listEntities) recordRoutes(app, db, entity, config)
  await app.register((scope) => importRoutes(scope, db))
  publicRoutes(app, database, config)
  await app.register((scope) => publicQueryRoute(scope, db, config))
  await app.register((scope) => imageRoutes(scope, db))
  await app.register((scope) => cspReportRoute(scope, violations))
  await app.register((scope) => consoleRoutes(scope, config))

  schedulePurge(app, db, config)

  await app.ready()
  return app
}
