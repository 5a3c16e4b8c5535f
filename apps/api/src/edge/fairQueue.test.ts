import { expect, test, vi } from 'vitest'

import { FairQueue } from './fairQueue'

/** A line, and what it started by name; each is ended by calling it. */
function lineOf(atOnce: number, ofOne: number, leaseMs = 60_000) {
  const line = new FairQueue({ atOnce, ofOne, leaseMs })
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const enter = (address: string, name: string) =>
    line.enter(address, (leave) => {
      started.push(name)
      ends.set(name, leave)
    })
  return { line, started, enter, end: (name: string) => ends.get(name)?.() }
}

test('addresses take turns, however much one of them asks', () => {
  const { line, started, enter, end } = lineOf(1, 1)
  for (const name of ['a1', 'a2', 'a3', 'a4']) enter('a', name)
  for (const name of ['b1', 'b2']) enter('b', name)
  enter('c', 'c1')
  expect(line.load()).toEqual({ running: 1, waiting: 6 })
  for (let time = 0; time < 7; time += 1) end(started.at(-1) ?? '')
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  expect(line.load()).toEqual({ running: 0, waiting: 0 })
})

test('one address has a share of its own, and leaves room for others', () => {
  const { started, enter, end } = lineOf(3, 2)
  for (const name of ['a1', 'a2', 'a3']) enter('a', name)
  enter('b', 'b1')
  expect(started).toEqual(['a1', 'a2', 'b1'])
  end('b1')
  expect(started).toEqual(['a1', 'a2', 'b1'])
  end('a1')
  end('a1')
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('who has gone is not waited for', () => {
  const { line, started, enter, end } = lineOf(1, 1)
  enter('a', 'a1')
  const leave = enter('b', 'b1')
  enter('c', 'c1')
  leave()
  expect(line.load().waiting).toBe(1)
  end('a1')
  expect(started).toEqual(['a1', 'c1'])
})

test('what takes long gives its place up', async () => {
  vi.useFakeTimers()
  const { line, started, enter, end } = lineOf(1, 1, 1000)
  enter('a', 'slow')
  enter('b', 'b1')
  await vi.advanceTimersByTimeAsync(1000)
  expect(started).toEqual(['slow', 'b1'])
  end('slow')
  expect(line.load().running).toBe(1)
  vi.useRealTimers()
})
