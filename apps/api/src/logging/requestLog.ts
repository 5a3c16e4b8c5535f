import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'

import { codeOf } from '../problems/startError'
import { stdoutLog } from './logStream'
import { pathOf } from '../problems/handleNotFound'
import { callerOf, isRefusal, sumRefusals } from './refusals'

/** How much is logged, in pino's words, and where the lines go instead of to the standard output. */
export interface LogOptions {
  logLevel: string
  logTo?: { write(line: string): void } | undefined
}

/** The level to log at: LOG_LEVEL, or warnings only where a person looks on, or every request. */
export function logLevelOf(env: Record<string, string | undefined>): string {
  return env['LOG_LEVEL'] || (process.stdout.isTTY ? 'warn' : 'info')
}

/** A log that shows of requests, answers and errors only what cannot be a secret, whoever logs them. */
export function loggerOptions({
  logLevel,
  logTo,
}: LogOptions): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: logLevel,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request) }),
      res: ({ statusCode }: Pick<FastifyReply, 'statusCode'>) => ({ status: statusCode }),
      err: errorLine,
    },
    redact: ['password', '*.password', 'token', '*.token'],
    stream: logTo ?? stdoutLog,
  }
}

/**
 * One line for each request: what was asked, how it ended and how long it took; no parameters, no headers. Refused calls
 * say from whom and from where, and those that repeat themselves are summed.
 */
export function logRequests(app: FastifyInstance) {
  const refusals = sumRefusals(app)
  const logged = new WeakSet<FastifyRequest>()
  const log = (request: FastifyRequest, reply: FastifyReply) => {
    if (logged.has(request)) return
    logged.add(request)
    if (refusals.isFirst(request, reply)) logAnswer(request, reply)
  }
  app.addHook('onResponse', async (request, reply) => log(request, reply))
  // There is no onResponse where the caller hung up before the end of the answer.
  app.addHook('onSend', async (request, reply) => {
    if (reply.raw.destroyed) log(request, reply)
    else reply.raw.once('close', () => log(request, reply))
  })
}

/** The line of an answer. */
export function logAnswer(request: FastifyRequest, reply: FastifyReply) {
  request.log.info(
    {
      method: request.method,
      path: pathOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(isRefusal(request, reply) && callerOf(request)),
    },
    'answered',
  )
}

// A database's error brings the values of its statement along in fields of its own.
function errorLine(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const { name: type, message, stack = '' } = error
  return { type, message, code: codeOf(error), stack }
}
