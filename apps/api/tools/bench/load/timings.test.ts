import { expect, test } from 'vitest'

import { Timings } from './timings'

test('computes percentiles', () => {
  const timings = new Timings()
  for (let ms = 100; ms >= 1; ms -= 1) timings.add({ kind: 'read', what: 'list' }, ms)
  timings.add({ kind: 'write', what: 'save' }, 7)
  expect(timings.of('read')).toEqual({ calls: 100, p50: 50, p95: 95, p99: 99 })
  expect(timings.of('write')).toEqual({ calls: 1, p50: 7, p95: 7, p99: 7 })
  timings.clear()
  expect(timings.of('read')).toEqual({
    calls: 0,
    p50: Number.NaN,
    p95: Number.NaN,
    p99: Number.NaN,
  })
})

test('the slowest call is that with the highest median, not that with an outlier', () => {
  const timings = new Timings()
  for (const ms of [1, 1, 1, 1, 900]) timings.add({ kind: 'read', what: 'open' }, ms)
  for (const ms of [5, 6, 7, 8, 9]) timings.add({ kind: 'read', what: 'search' }, ms)
  timings.add({ kind: 'write', what: 'save' }, 1000)
  expect(timings.slowest()).toMatchObject({ what: 'search', calls: 5, p50: 7 })
})
