import { Problem, problemDocument } from '@staff/contract'
import { expect, test } from 'vitest'

import { HEADERS } from '../../src/http/headers'
import type { Operation } from './document'
import { complaintAbout } from './judge'
import type { Answer } from './plain'

const OPERATION: Operation = {
  method: 'GET',
  path: '/api/users',
  isSecured: true,
  parameters: [],
  body: undefined,
  statuses: [200, 401, 422, 429, 503],
}

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e'

function answerOf(status: number, { headers, ...rest }: Partial<Answer> = {}): Answer {
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

test.each([200, 401, 422])('finds nothing wrong with a right %i', (status) => {
  expect(complaintAbout(OPERATION, 'administrator', answerOf(status))).toBeUndefined()
})

test.each<[complaint: RegExp, answer: Answer]>([
  [/^answers 500$/, answerOf(500)],
  [/document does not name/, answerOf(418)],
  [/without Retry-After/, answerOf(429)],
  [/without Retry-After/, answerOf(503)],
  [/without a problem document/, answerOf(422, { headers: { 'content-type': 'text/plain' } })],
  [/another status/, answerOf(422, { text: answerOf(401).text })],
  [/without a requestId/, answerOf(422, { text: answerOf(422).text.replace(ID, '7') })],
  [/without a sentence/, answerOf(422, { text: answerOf(422).text.replaceAll('Something', '') })],
  [/from inside/, answerOf(200, { text: '{"passwordHash":"x"}' })],
  [/from inside/, answerOf(422, { text: answerOf(422).text.replace('right', 'at run (a.ts:1)') })],
  [/wrong x-content-type-options/, answerOf(200, { headers: { 'x-content-type-options': '' } })],
  [/wrong cache-control/, answerOf(200, { headers: { 'cache-control': 'public' } })],
])('complains: %s', (complaint, answer) => {
  expect(complaintAbout(OPERATION, 'administrator', answer)).toMatch(complaint)
})

test.each(['ended', { authorization: undefined }] as const)('lets nobody in as %j', (caller) => {
  expect(complaintAbout(OPERATION, caller, answerOf(200))).toBe('answers 200 to nobody')
  expect(complaintAbout(OPERATION, caller, answerOf(401))).toBeUndefined()
})
