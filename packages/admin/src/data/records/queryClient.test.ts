import { expect, test } from 'vitest'

import { ApiError } from '../http/ApiError'
import { createQueryClient, pauseBeforeRetry, retryRead } from './queryClient'

test('a failed read is tried three more times', () => {
  const failure = new ApiError(500)
  expect([0, 1, 2, 3].map((failures) => retryRead(failures, failure))).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test.each([0, 500, 502, 503])('status %i may pass', (status) => {
  expect(retryRead(0, new ApiError(status))).toBe(true)
})

test.each([400, 401, 403, 404, 422, 429])('status %i is an answer, not a failure', (status) => {
  expect(retryRead(0, new ApiError(status))).toBe(false)
})

test('the pauses double and stay below half a minute', () => {
  expect([0, 1, 2, 4, 5, 60].map(pauseBeforeRetry)).toEqual([1000, 2000, 4000, 16000, 30000, 30000])
})

test('what nobody looks at is collected after five minutes; writes are never repeated', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions()
  expect(queries?.gcTime).toBe(300_000)
  expect(mutations?.retry).toBe(false)
})
