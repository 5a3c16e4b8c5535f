import { randomUUID } from 'node:crypto'

import { fastify, LogController, type FastifyInstance } from 'fastify'

import type { Config } from '../config'
import { answerError } from './answerError'
import { answerClientError } from './clientError'
import { setHeaders } from './headers'
import { serverOptions, type Limits } from './limits'
import { loggerOptions, logAnswer, type LogOptions } from './logging'

/** A server without routes: how it logs, whom it believes, how long it waits, and what it says to what is no request. */
export function createServer(
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
  limits: Limits,
  log: LogOptions,
): FastifyInstance {
  const server: FastifyInstance = fastify({
    ...serverOptions(limits),
    logger: loggerOptions(log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Counted from the server outwards, so that a caller cannot put an address of their own before the proxies'.
    trustProxy: (_address, hop) => hop < trustedProxies,
    // An address that cannot be read meets no hook, so what the hooks do is done here.
    frameworkErrors: (error, request, reply) => {
      setHeaders(request, reply)
      answerError(error, request, reply)
      logAnswer(request, reply)
    },
    clientErrorHandler: (error, socket) => answerClientError(error, socket, server.log),
  })
  // Node would answer an expectation that it does not know by itself, without the headers of every answer.
  server.server.on('checkExpectation', (request, response) => server.routing(request, response))
  return server
}
