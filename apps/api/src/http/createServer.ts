import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'

import { fastify, LogController, type FastifyInstance } from 'fastify'

import type { Config } from '../config'
import { createCutConnectionLog } from '../edge/cutConnectionLog'
import { guard, type Guard } from '../edge/connectionGuard'
import { AuthenticatedCallers } from '../edge/authenticatedCallers'
import { handleError } from '../problems/handleError'
import { createClientErrors } from './clientErrors'
import { setSecurityHeaders } from './headers'
import { serverOptions, type Limits } from './limits'
import { loggerOptions, logAnswer, type LogOptions } from '../logging/requestLog'

declare module 'fastify' {
  interface FastifyInstance {
    authenticatedCallers: AuthenticatedCallers
    /** What the server has under way, and how often it cut a connection, by the reason. */
    guard: Guard & { cuts: () => Record<string, number> }
  }
}

/** A server without routes: how it logs, whom it believes, how long it waits, and what it says to what is no request. */
export function createServer(
  config: Pick<Config, 'trustedProxies' | 'hsts'>,
  limits: Limits,
  log: LogOptions,
): FastifyInstance {
  const clientErrors = createClientErrors(() => server.log)
  const server: FastifyInstance = fastify({
    ...serverOptions(limits),
    logger: loggerOptions(log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Counted from the server outwards, so that a caller cannot put an address of their own before the proxies'.
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    // An address that cannot be read meets no hook, so what the hooks do is done here.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply, config)
      handleError(error, request, reply)
      logAnswer(request, reply)
    },
    clientErrorHandler: (error, socket) => clientErrors.answer(error, socket),
  })
  server.addHook('onClose', () => clientErrors.flush())
  // Read once, the address of a caller stays known after they hang up: refusals are counted and remembered by it.
  server.server.on('connection', ({ remoteAddress }: Socket) => remoteAddress)
  // Node would answer an expectation that it does not know by itself, without the headers of every answer.
  server.server.on('checkExpectation', (request, response) =>
    server.server.emit('request', request, response),
  )
  const known = new AuthenticatedCallers()
  const cuts = createCutConnectionLog(server.log)
  const { trustedProxies } = config
  const guarding = guard(server.server, { limits, trustedProxies, known, onCut: cuts.add })
  server.decorate('authenticatedCallers', known)
  server.decorate('guard', { ...guarding, cuts: cuts.totals })
  return server
}
