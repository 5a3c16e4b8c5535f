import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createEventAggregator, type Sum } from './aggregateEvents'

const reported: Sum<string>[] = []

beforeEach(() => {
  vi.useFakeTimers()
  reported.length = 0
})
afterEach(() => vi.useRealTimers())

function tally() {
  return createEventAggregator<string>({
    windowMs: 60_000,
    maxKinds: 3,
    report: (sum) => reported.push(sum),
  })
}

test('tells of the first at once, and of its repetitions at the end of the window', () => {
  const { add } = tally()
  expect(add('a', 'read', 'first')).toMatchObject({ detail: 'first', count: 1, isRest: false })
  expect(add('a', 'read', 'second')).toBeUndefined()
  expect(add('a', 'read', 'third')).toBeUndefined()
  expect(add('a', 'write', 'once')).toMatchObject({ detail: 'once' })
  expect(reported).toEqual([])
  vi.advanceTimersByTime(60_000)
  expect(reported).toEqual([{ group: 'a', detail: 'first', count: 3, isRest: false }])
})

test('begins anew with each window', () => {
  const { add } = tally()
  add('a', 'read', 'one')
  vi.advanceTimersByTime(60_000)
  expect(add('a', 'read', 'two')).toMatchObject({ detail: 'two', count: 1 })
  vi.advanceTimersByTime(60_000)
  expect(reported).toEqual([])
})

test('a flood of different kinds is one sum, and leaves room for other groups', async () => {
  const { add, flush } = tally()
  const firsts = Array.from({ length: 10_000 }, (_, index) => add('flood', `kind ${index}`, 'x'))
  expect(firsts.filter(Boolean)).toHaveLength(4)
  expect(firsts[3]).toMatchObject({ isRest: true })
  expect(add('quiet', 'read', 'y')).toMatchObject({ isRest: false })
  await flush()
  expect(reported).toEqual([{ group: 'flood', detail: 'x', count: 9_997, isRest: true }])
})

test('waits for what is reported', async () => {
  const { add, flush } = createEventAggregator<string>({
    windowMs: 60_000,
    maxKinds: 3,
    report: async (sum: Sum<string>) => {
      await Promise.resolve()
      reported.push(sum)
    },
  })
  add('a', 'read', 'one')
  add('a', 'read', 'two')
  await flush()
  expect(reported).toHaveLength(1)
})
