import { Problem, problemDocument } from '@staff/contract'
import { expect, test } from 'vitest'

import { HEADERS } from '@staff/api/platform/server/headers'
import type { Operation } from './document'
import { findFault } from './judge'
import type { PlainResponse } from './plain'

const OPERATION: Operation = {
  method: 'GET',
  path: '/api/users',
  isSecured: true,
  parameters: [],
  body: undefined,
  statuses: [200, 401, 422, 429, 503],
}

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e'

function responseWith(
  status: number,
  { headers, ...rest }: Partial<PlainResponse> = {},
): PlainResponse {
  const problem = new Problem(status, 'Something is not right.')
  return {
    status,
    text: status < 400 ? '{}' : JSON.stringify(problemDocument(problem, ID)),
    ...rest,
    headers: {
      ...HEADERS,
      'cache-control': 'no-store',
      'content-type': status < 400 ? 'application/json' : 'application/problem+json',
      ...headers,
    },
  }
}

test.each([200, 401, 422])('finds no fault in a correct %i', (status) => {
  expect(findFault(OPERATION, 'administrator', responseWith(status))).toBeUndefined()
})

test.each<[fault: RegExp, response: PlainResponse]>([
  [/^responds 500$/, responseWith(500)],
  [/document does not name/, responseWith(418)],
  [/without Retry-After/, responseWith(429)],
  [/without Retry-After/, responseWith(503)],
  [/without a problem document/, responseWith(422, { headers: { 'content-type': 'text/plain' } })],
  [/another status/, responseWith(422, { text: responseWith(401).text })],
  [/without a requestId/, responseWith(422, { text: responseWith(422).text.replace(ID, '7') })],
  [
    /without a sentence/,
    responseWith(422, { text: responseWith(422).text.replaceAll('Something', '') }),
  ],
  [/internal details/, responseWith(200, { text: '{"passwordHash":"x"}' })],
  [
    /internal details/,
    responseWith(422, { text: responseWith(422).text.replace('right', 'at run (a.ts:1)') }),
  ],
  [
    /wrong x-content-type-options/,
    responseWith(200, { headers: { 'x-content-type-options': '' } }),
  ],
  [/wrong cache-control/, responseWith(200, { headers: { 'cache-control': 'public' } })],
])('finds the fault %s', (fault, response) => {
  expect(findFault(OPERATION, 'administrator', response)).toMatch(fault)
})

test.each(['ended', { authorization: undefined }] as const)(
  'finds a success for a caller without a session: %j',
  (caller) => {
    expect(findFault(OPERATION, caller, responseWith(200))).toBe('responds 200 without a session')
    expect(findFault(OPERATION, caller, responseWith(401))).toBeUndefined()
  },
)
