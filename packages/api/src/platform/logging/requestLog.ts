import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'

import { codeOf } from '../problems/startError'
import { stdoutLog } from './logStream'
import { pathOf } from './pathOf'
import { callerOf, isRefusal, logRefusals } from './refusals'

/** The level of the log, as pino names it, and where lines go instead of the standard output. */
export interface LogOptions {
  logLevel: string
  logTo?: { write(line: string): void } | undefined
}

/** The options of a log without secrets from requests, responses and errors. */
export function loggerOptions({
  logLevel,
  logTo,
}: LogOptions): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: logLevel,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request) }),
      res: ({ statusCode }: Pick<FastifyReply, 'statusCode'>) => ({ status: statusCode }),
      err: serializeError,
    },
    redact: ['password', '*.password', 'token', '*.token'],
    stream: logTo ?? stdoutLog,
  }
}

/**
 * Logs one line for each request: method, path, status and duration; no parameters and no headers. Refused calls also have
 * the caller and the address, and repeated ones are counted in one line.
 */
export function logRequests(app: FastifyInstance) {
  const refusals = logRefusals(app)
  const logged = new WeakSet<FastifyRequest>()
  const log = (request: FastifyRequest, reply: FastifyReply) => {
    if (logged.has(request)) return
    logged.add(request)
    if (refusals.isFirst(request, reply)) logResponse(request, reply)
  }
  app.addHook('onResponse', async (request, reply) => log(request, reply))
  // Fastify runs no onResponse hook if the client disconnects before the end of the response.
  app.addHook('onSend', async (request, reply) => {
    if (reply.raw.destroyed) log(request, reply)
    else reply.raw.once('close', () => log(request, reply))
  })
}

/** Logs the line of a response. */
export function logResponse(request: FastifyRequest, reply: FastifyReply) {
  request.log.info(
    {
      method: request.method,
      path: pathOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(isRefusal(request, reply) && callerOf(request)),
    },
    'request completed',
  )
}

// Other fields of a database's error contain the values of the statement.
function serializeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const { name: type, message, stack = '' } = error
  return { type, message, ...reasonIn(error), code: codeOf(error), stack }
}

/** What a problem with another service tells the operator, beside the message for the caller. */
function reasonIn(error: object) {
  return 'reason' in error && typeof error.reason === 'string' ? { reason: error.reason } : {}
}
