import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

import { Problem, problemDocument } from '@staff/contract'
import type { FastifyBaseLogger } from 'fastify'

import { codeOf } from '../problems/startError'
import { networkOf, plainAddress } from '../throttle/networkOf'
import { HEADERS } from './headers'
import { createEventAggregator } from '../logging/aggregateEvents'

/**
 * Answers what is not a request, or took too long to become one, with a problem document, and then closes the connection.
 * The log gets one line for each network and kind of error, and their number at the end of each minute.
 */
export function createClientErrors(log: () => Pick<FastifyBaseLogger, 'info'>) {
  const tally = createEventAggregator<object>({
    windowMs: 60_000,
    maxKinds: 1000,
    report: ({ detail, count, isRest }) => {
      if (isRest) log().info({ count }, 'further requests were not whole')
      else log().info({ ...detail, count: count - 1 }, 'not a whole request again')
    },
  })

  function answer(error: Error, socket: Socket) {
    const code = codeOf(error) ?? ''
    // The caller has gone.
    if (code === 'ECONNRESET' || socket.destroyed) return
    const problem = new Problem(...(PROBLEMS[code] ?? NOT_UNDERSTOOD))
    const id = randomUUID()
    const detail = { status: problem.status, code, address: plainAddress(socket.remoteAddress) }
    const sum = tally.add('', `${networkOf(socket.remoteAddress)} ${code}`, detail)
    if (sum && !sum.isRest) log().info({ reqId: id, ...detail }, 'not a whole request')
    if (socket.writable) socket.end(answerOf(problem, id))
    // Whoever keeps sending is not listened to.
    socket.destroySoon()
  }

  return { answer, flush: () => tally.flush() }
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
