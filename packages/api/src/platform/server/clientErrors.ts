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
 * Responds to malformed requests and to those that arrive too slowly with a problem document, and closes the connection.
 * The log gets one line for each network and kind of error, and a count of repetitions each minute.
 */
export function createClientErrors(log: () => Pick<FastifyBaseLogger, 'info'>) {
  const aggregator = createEventAggregator<object>({
    windowMs: 60_000,
    maxKinds: 1000,
    report: ({ detail, count, isOverflow }) => {
      if (isOverflow) log().info({ count }, 'further malformed requests')
      else log().info({ ...detail, count: count - 1 }, 'malformed request, repeated')
    },
  })

  function respond(error: Error, socket: Socket) {
    const code = codeOf(error) ?? ''
    // The client has disconnected.
    if (code === 'ECONNRESET' || socket.destroyed) return
    const problem = new Problem(...(PROBLEMS[code] ?? NOT_UNDERSTOOD))
    const id = randomUUID()
    const detail = { status: problem.status, code, address: plainAddress(socket.remoteAddress) }
    const summary = aggregator.add('', `${networkOf(socket.remoteAddress)} ${code}`, detail)
    if (summary && !summary.isOverflow) log().info({ reqId: id, ...detail }, 'malformed request')
    if (socket.writable) socket.end(responseText(problem, id))
    // The client may still be sending, and nothing more is read.
    socket.destroySoon()
  }

  return { respond, flush: () => aggregator.flush() }
}

const NOT_UNDERSTOOD: [number, string] = [400, 'The request is not understood.']

const PROBLEMS: Record<string, [number, string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The request is too large.'],
}

function responseText(problem: Problem, id: string): string {
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
