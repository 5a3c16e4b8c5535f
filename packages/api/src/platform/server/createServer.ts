import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'

import { fastify, LogController, type FastifyInstance } from 'fastify'

import type { Config } from '../config/config'
import { createCutConnectionLog } from '../edge/cutConnectionLog'
import { guardConnections, type AnswerAtOnce, type Guard } from '../edge/connectionGuard'
import { AuthenticatedCallers } from '../edge/authenticatedCallers'
import { handleError } from '../problems/handleError'
import { createClientErrors } from './clientErrors'
import { setSecurityHeaders } from './headers'
import { serverOptions, type Limits } from './limits'
import { loggerOptions, logResponse, type LogOptions } from '../logging/requestLog'

declare module 'fastify' {
  interface FastifyInstance {
    authenticatedCallers: AuthenticatedCallers
    /** The requests and connections in progress, and the number of cut connections by reason. */
    guard: Guard & { cuts: () => Record<string, number> }
  }
}

export interface ServerOptions {
  limits: Limits
  log: LogOptions
  /**
   * Makes the function that answers requests before any other part of the server sees them.
   * @default it answers none
   */
  answerAtOnce?: (server: FastifyInstance) => AnswerAtOnce
}

/** Creates a Fastify server without routes: logging, trusted proxies, limits, and responses to malformed requests. */
export function createServer(
  config: Pick<Config, 'trustedProxies' | 'hsts'>,
  { limits, log, answerAtOnce = () => () => false }: ServerOptions,
): FastifyInstance {
  const clientErrors = createClientErrors(() => server.log)
  const server: FastifyInstance = fastify({
    ...serverOptions(limits),
    logger: loggerOptions(log),
    // Otherwise Fastify loads Ajv and fast-json-stringify. yup validates, and the schemas of routes are documentation only.
    schemaController: { compilersFactory: DOCUMENTATION_ONLY },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Proxies are counted from the server outwards, so that a client cannot forge an address.
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    // Hooks do not run for a malformed URL, so their work is repeated here.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply, config)
      handleError(error, request, reply)
      logResponse(request, reply)
    },
    clientErrorHandler: (error, socket) => clientErrors.respond(error, socket),
  })
  server.addHook('onClose', () => clientErrors.flush())
  // Trap: after a disconnect Node knows the client's address only if it was read before. The log and the audit need it.
  server.server.on('connection', ({ remoteAddress }: Socket) => remoteAddress)
  // By default Node itself responds to an unknown `Expect` header, without the security headers.
  server.server.on('checkExpectation', (request, response) =>
    server.server.emit('request', request, response),
  )
  const authenticated = new AuthenticatedCallers()
  const cuts = createCutConnectionLog(server.log)
  const { trustedProxies } = config
  const guard = guardConnections(server.server, {
    limits,
    trustedProxies,
    authenticated,
    onCut: cuts.add,
    answerAtOnce: answerAtOnce(server),
  })
  // Browsers open connections in advance, which may never be used.
  server.addHook('preClose', async () => guard.closeSilent(0))
  server.decorate('authenticatedCallers', authenticated)
  server.decorate('guard', { ...guard, cuts: cuts.totals })
  return server
}

const DOCUMENTATION_ONLY = {
  // The type describes Ajv's own compiler. Fastify only calls the result.
  buildValidator: (() => acceptEverything) as never,
  buildSerializer: () => () => (value: unknown) => JSON.stringify(value),
}

function acceptEverything() {
  return () => true
}
