import { keyOfCall, readCounts, type AnyCall } from '@staff/contract'
import { describeCalls } from '@staff/contract/documentation'
import type { FastifyInstance } from 'fastify'

import { auditRefusedCalls } from './identity/audit/refusedCalls'
import { servedBy, type Content } from './operations/content/content'
import { countsRoute } from './records/lists/countsRoute'
import type { Config } from './platform/config/config'
import { consoleRoutes } from './site/console/consoleRoutes'
import { findDeployedFile, keepFilesAtStart } from './site/console/deployedFiles'
import { cspReportRoute, type CspViolationCounts } from './site/console/cspReportRoute'
import type { Database } from './platform/db/database'
import { authorizeRequests } from './identity/access/authorize'
import { handleError } from './platform/problems/handleError'
import { createServer } from './platform/server/createServer'
import { allowPreflights } from './platform/server/crossOrigin'
import { refuseWritesWhenDiskFull } from './platform/requests/diskFull'
import { healthRoute } from './operations/health/healthRoute'
import { readJsonBodies } from './platform/requests/jsonBodies'
import { collectRouteTable } from './platform/requests/routeTable'
import { LIMITS, type Limits } from './platform/server/limits'
import { logRequests } from './platform/logging/requestLog'
import { handleNotFound } from './platform/requests/handleNotFound'
import { protectRequests } from './platform/server/protectRequests'
import { trackRequestArea } from './platform/db/postgres/requestArea'
import { schedulePurge } from './operations/purge/schedulePurge'
import { imageRoutes } from './records/images/imageRoutes'
import { addPlaceholders } from './records/images/placeholders'
import { openPictureStore } from './records/images/store/openPictureStore'
import { renditionRoute } from './records/renditions/renditionRoute'
import { jobRoutes } from './operations/jobs/jobRoutes'
import { hearChanges, attachWorker } from './operations/jobs/attachWorker'
import { metricsRoute } from './operations/metrics/metricsRoute'
import { describeRoutes, openApiRoute } from './operations/openapi/openApi'
import { meRoute } from './records/preferences/meRoute'
import { preferencesRoutes } from './records/preferences/preferencesRoutes'
import { keepPublicAnswers } from './site/answers/keepPublicAnswers'
import { publicRoutes } from './site/public/publicRoutes'
import { importRoutes } from './records/csv/importRoutes'
import { recordRoutes } from './records/recordRoutes'
import { upcomingRoute } from './records/live/upcomingRoute'
import { releaseRoutes } from './records/releases/releaseRoutes'
import { reviewsRoute } from './records/review/reviewsRoute'
import { previewAnswerRoute } from './records/preview/answerRoute'
import { releasePreviewRoutes } from './records/preview/releasePreviewRoutes'
import { sitePreviewRoutes } from './records/preview/previewRoutes'
import { wholeTrashRoute } from './records/trash/trashRoute'
import { pictureRoutes } from './records/uses/pictureRoutes'
import { searchRoute } from './records/search/searchRoute'
import { peopleRoutes } from './people/peopleRoutes'
import { viewRoutes } from './records/views/viewRoutes'

export interface AppOptions {
  /** The content that `registerContent` has made known. */
  content: Content
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
  const { content, database, config, logLevel = config.logLevel, logTo } = options
  const served = servedBy(content)
  const { db } = database
  const store = openPictureStore(config.pictureStorage)
  const limits = { ...LIMITS, ...options.limits }
  const app = createServer(config, {
    limits,
    log: { logLevel, logTo },
    answerAtOnce: (server) => keepPublicAnswers(server, config),
  })

  app.setErrorHandler(handleError)
  allowPreflights(app)
  handleNotFound(app, collectRouteTable(app))
  logRequests(app)
  trackRequestArea(app)
  await protectRequests(app, config, limits)
  authorizeRequests(app, db, config, served.listed)
  refuseWritesWhenDiskFull(app, database)
  auditRefusedCalls(app, db)
  readJsonBodies(app)
  describeRoutes(app)
  app.decorate('descriptionOf', describeCalls(served, content.calls?.descriptions ?? {}))

  const violations: CspViolationCounts = new Map()
  attachWorker(app, database, { ...config, regions: content.regions })
  healthRoute(app, database)
  metricsRoute(app, database, config, violations)
  openApiRoute(app, served, content)
  app.decorate('sendsMails', config.mail !== undefined)
  peopleRoutes(app, db, config)
  meRoute(app, db, config)
  preferencesRoutes(app, db)
  viewRoutes(app, db)
  searchRoute(app, db)
  wholeTrashRoute(app, db, config)
  reviewsRoute(app, db)
  upcomingRoute(app, db)
  releaseRoutes(app, db)
  sitePreviewRoutes(app, db, config)
  releasePreviewRoutes(app, db, config)
  previewAnswerRoute(app, db, config)
  jobRoutes(app, db)
  pictureRoutes(app, db, store)
  if (!replaces(content, readCounts)) countsRoute(app, db)
  for (const entity of served.listed) recordRoutes(app, db, entity, config)
  await app.register((scope) => importRoutes(scope, db))
  publicRoutes(app, db, config, served.publicAreas)
  hearChanges(app, database)
  await content.calls?.routes(app, db, config)
  await app.register((scope) => imageRoutes(scope, db, store))
  renditionRoute(app, database, config, store)
  addPlaceholders(app, db, store)
  await app.register((scope) => cspReportRoute(scope, violations))
  await keepFilesAtStart(app, database, config)
  await app.register((scope) => consoleRoutes(scope, config, findDeployedFile(db)))

  schedulePurge(app, db, config, { purge: content.purge, store })

  await app.ready()
  return app
}

/** Whether a call of the admin's own takes the place of a call of every admin. */
function replaces({ calls }: Content, call: AnyCall): boolean {
  return Object.values(calls?.calls ?? {}).some((own) => keyOfCall(own) === keyOfCall(call))
}
