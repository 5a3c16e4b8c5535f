import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createEventAggregator, type EventSummary } from './aggregateEvents'

const reported: EventSummary<string>[] = []

beforeEach(() => {
  vi.useFakeTimers()
  reported.length = 0
})
afterEach(() => vi.useRealTimers())

function startAggregator() {
  return createEventAggregator<string>({
    windowMs: 60_000,
    maxKinds: 3,
    report: (summary) => reported.push(summary),
  })
}

test('returns the first event at once, and reports repetitions at the end of the window', () => {
  const { add } = startAggregator()
  expect(add('a', 'read', 'first')).toMatchObject({ detail: 'first', count: 1, isOverflow: false })
  expect(add('a', 'read', 'second')).toBeUndefined()
  expect(add('a', 'read', 'third')).toBeUndefined()
  expect(add('a', 'write', 'once')).toMatchObject({ detail: 'once' })
  expect(reported).toEqual([])
  vi.advanceTimersByTime(60_000)
  expect(reported).toEqual([{ group: 'a', detail: 'first', count: 3, isOverflow: false }])
})

test('starts again with each window', () => {
  const { add } = startAggregator()
  add('a', 'read', 'one')
  vi.advanceTimersByTime(60_000)
  expect(add('a', 'read', 'two')).toMatchObject({ detail: 'two', count: 1 })
  vi.advanceTimersByTime(60_000)
  expect(reported).toEqual([])
})

test('a flood of different kinds becomes one summary and does not affect other groups', async () => {
  const { add, flush } = startAggregator()
  const summaries = Array.from({ length: 10_000 }, (_, index) => add('flood', `kind ${index}`, 'x'))
  expect(summaries.filter(Boolean)).toHaveLength(4)
  expect(summaries[3]).toMatchObject({ isOverflow: true })
  expect(add('quiet', 'read', 'y')).toMatchObject({ isOverflow: false })
  await flush()
  expect(reported).toEqual([{ group: 'flood', detail: 'x', count: 9_997, isOverflow: true }])
})

test('flush waits for the reports', async () => {
  const { add, flush } = createEventAggregator<string>({
    windowMs: 60_000,
    maxKinds: 3,
    report: async (summary: EventSummary<string>) => {
      await Promise.resolve()
      reported.push(summary)
    },
  })
  add('a', 'read', 'one')
  add('a', 'read', 'two')
  await flush()
  expect(reported).toHaveLength(1)
})
