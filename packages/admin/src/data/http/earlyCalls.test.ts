import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { callEarly, forgetEarlyCalls, takeEarlyCall } from './earlyCalls'

const URL = 'http://localhost/api/me'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('{}')),
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an early call is used once, by the session that made it', async () => {
  callEarly(URL, 'one')
  expect(fetch).toHaveBeenCalledWith(URL, {
    headers: { Accept: 'application/json', Authorization: 'Bearer one' },
  })
  expect(takeEarlyCall(URL, 'two')).toBeUndefined()
  expect(await (await takeEarlyCall(URL, 'one'))?.text()).toBe('{}')
  expect(takeEarlyCall(URL, 'one')).toBeUndefined()
})

test('a response that nobody used is too old after 15 seconds', () => {
  callEarly(URL, 'one')
  vi.advanceTimersByTime(15_000)
  expect(takeEarlyCall(URL, 'one')).toBeUndefined()
})

test('a write makes early calls outdated', () => {
  callEarly(URL, 'one')
  forgetEarlyCalls()
  expect(takeEarlyCall(URL, 'one')).toBeUndefined()
})

test('a failed early call fails like a call', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  callEarly(URL, 'one')
  await expect(takeEarlyCall(URL, 'one')).rejects.toThrow(TypeError)
})
