import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

import type { FastifyBaseLogger } from 'fastify'

import { codeOf } from '../startError'
import { HEADERS } from './headers'
import { Problem, problemDocument } from './problem'

/** Answers what is no request, or took too long to become one: a problem document as ever, then the line is cut. */
export function answerClientError(error: Error, socket: Socket, log: FastifyBaseLogger) {
  const code = codeOf(error) ?? ''
  // The caller has gone.
  if (code === 'ECONNRESET' || socket.destroyed) return
  const problem = new Problem(...(PROBLEMS[code] ?? NOT_UNDERSTOOD))
  const id = randomUUID()
  log.info({ reqId: id, status: problem.status, code }, 'not a whole request')
  if (socket.writable) socket.end(answerOf(problem, id))
  // Whoever keeps sending is not listened to.
  socket.destroySoon()
}

const NOT_UNDERSTOOD: [number, string] = [400, 'The request is not understood.']

const PROBLEMS: Record<string, [number, string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The request is too large.'],
}

function answerOf(problem: Problem, id: string): string {
  const body = JSON.stringify(problemDocument(problem, id))
  const headers = {
    ...HEADERS,
    'cache-control': 'no-store',
    'x-request-id': id,
    connection: 'close',
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const first = `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}`
  return [first, ...lines, '', body].join('\r\n')
}
