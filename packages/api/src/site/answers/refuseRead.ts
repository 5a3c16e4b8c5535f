import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'

import { problemDocument } from '@staff/contract'

import { HEADERS } from '../../platform/server/headers'
import { tooManyRequests } from '../../platform/problems/tooManyRequests'

/** Sends the 429 for too many reads from memory, without the parts of the server that would cost more than the answer. */
export function refuseRead(response: ServerResponse, msLeft: number): 429 {
  const problem = tooManyRequests('Too many reads', msLeft)
  const id = randomUUID()
  const body = JSON.stringify(problemDocument(problem, id))
  response
    .writeHead(429, {
      ...HEADERS,
      ...problem.details.headers,
      'cache-control': 'no-store',
      'x-request-id': id,
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    .end(body)
  return 429
}
