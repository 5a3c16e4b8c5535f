import { randomUUID } from 'node:crypto'

import { entities } from '@staff/forms/entities'
import { fastify, LogController, type FastifyInstance } from 'fastify'

import type { Config } from './config'
import { consoleRoutes } from './console/consoleRoutes'
import { dashboardRoute } from './dashboard/dashboardRoute'
import type { Database } from './db/database'
import { authorizeRequests } from './http/access'
import { answerError } from './http/answerError'
import { addHeaders } from './http/headers'
import { healthRoute } from './http/health'
import { readJsonBodies } from './http/jsonBodies'
import { collectRoutes } from './http/knownRoutes'
import { logLevelOf, logRequests } from './http/logging'
import { answerNotFound } from './http/notFound'
import { imageRoutes } from './images/imageRoutes'
import { loginRoutes } from './login/loginRoutes'
import { describeRoutes, openApiRoute } from './openapi/openApi'
import { publicQueryRoute } from './queries/publicQueryRoute'
import { recordRoutes } from './records/recordRoutes'

export interface AppOptions {
  database: Database
  config: Config
  /**
   * How much is logged, in pino's words.
   * @default what LOG_LEVEL says
   */
  logLevel?: string
  /**
   * Where the log's lines go.
   * @default the standard output
   */
  logTo?: { write(line: string): void }
}

/** The whole API, and the built console beside it, without a socket. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, config, logLevel = logLevelOf(process.env), logTo } = options
  const { db } = database
  const app = fastify({
    logger: {
      level: logLevel,
      redact: ['req.headers', 'password', '*.password'],
      ...(logTo && { stream: logTo }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Counted from the server outwards, so that a caller cannot put an address of their own before the proxies'.
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    // Long enough for a picture on a slow line, short enough that nobody holds connections open for nothing.
    requestTimeout: 120_000,
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply)
    },
  })

  app.setErrorHandler(answerError)
  answerNotFound(app, collectRoutes(app))
  logRequests(app)
  await addHeaders(app, config)
  authorizeRequests(app, db, config)
  readJsonBodies(app)
  await describeRoutes(app)

  healthRoute(app, database)
  openApiRoute(app)
  loginRoutes(app, db, config)
  dashboardRoute(app, db)
  for (const entity of entities) recordRoutes(app, db, entity)
  await app.register((scope) => publicQueryRoute(scope, db))
  await app.register((scope) => imageRoutes(scope, db))
  await app.register((scope) => consoleRoutes(scope, config))

  await app.ready()
  return app
}
