import { expect, test } from 'vitest'

import { AuthenticatedCallers } from './authenticatedCallers'

test('a caller is remembered for 15 minutes, or until the session ends', () => {
  let time = 0
  const callers = new AuthenticatedCallers(() => time)
  callers.remember('Bearer one')
  callers.remember('Bearer two')
  callers.remember(undefined)
  expect([callers.has('Bearer one'), callers.has('Bearer three'), callers.has(undefined)]).toEqual([
    true,
    false,
    false,
  ])
  callers.forget('Bearer two')
  expect(callers.has('Bearer two')).toBe(false)
  time = 15 * 60_000
  expect(callers.has('Bearer one')).toBe(false)
})

test('only the last 10,000 callers are remembered', () => {
  const callers = new AuthenticatedCallers()
  for (let count = 0; count <= 10_000; count += 1) callers.remember(`Bearer ${count}`)
  expect([callers.has('Bearer 0'), callers.has('Bearer 1'), callers.has('Bearer 10000')]).toEqual([
    false,
    true,
    true,
  ])
})
