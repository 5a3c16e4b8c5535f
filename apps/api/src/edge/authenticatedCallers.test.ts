import { expect, test } from 'vitest'

import { AuthenticatedCallers } from './authenticatedCallers'

test('a caller is remembered for 15 minutes, or until the session ends', () => {
  let time = 0
  const known = new AuthenticatedCallers(() => time)
  known.remember('Bearer one')
  known.remember('Bearer two')
  known.remember(undefined)
  expect([known.has('Bearer one'), known.has('Bearer three'), known.has(undefined)]).toEqual([
    true,
    false,
    false,
  ])
  known.forget('Bearer two')
  expect(known.has('Bearer two')).toBe(false)
  time = 15 * 60_000
  expect(known.has('Bearer one')).toBe(false)
})

test('only the last 10,000 callers are remembered', () => {
  const known = new AuthenticatedCallers()
  for (let count = 0; count <= 10_000; count += 1) known.remember(`Bearer ${count}`)
  expect([known.has('Bearer 0'), known.has('Bearer 1'), known.has('Bearer 10000')]).toEqual([
    false,
    true,
    true,
  ])
})
