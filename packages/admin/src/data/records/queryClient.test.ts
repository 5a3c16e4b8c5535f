import { expect, test } from 'vitest'

import { ApiError } from '../http/ApiError'
import { createQueryClient, pauseBeforeRetry, retryRead } from './queryClient'

test('retries a failed read three times', () => {
  const failure = new ApiError(500)
  expect([0, 1, 2, 3].map((failures) => retryRead(failures, failure))).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test.each([0, 500, 502, 503])('retries after status %i', (status) => {
  expect(retryRead(0, new ApiError(status))).toBe(true)
})

test.each([400, 401, 403, 404, 422, 429])('does not retry after status %i', (status) => {
  expect(retryRead(0, new ApiError(status))).toBe(false)
})

test('the delays double up to 30 seconds', () => {
  expect([0, 1, 2, 4, 5, 60].map(pauseBeforeRetry)).toEqual([1000, 2000, 4000, 16000, 30000, 30000])
})

test('drops unused data after five minutes and never retries writes', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions()
  expect(queries?.gcTime).toBe(300_000)
  expect(mutations?.retry).toBe(false)
})
