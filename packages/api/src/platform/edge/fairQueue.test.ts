import { expect, test, vi } from 'vitest'

import { FairQueue } from './fairQueue'

/** Creates a queue and records the names of the started work. `end(name)` finishes the work with this name. */
function startQueue(maxRunning: number, maxPerAddress: number, leaseMs = 60_000) {
  const queue = new FairQueue({ maxRunning, maxPerAddress, leaseMs })
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const enter = (address: string, name: string) =>
    queue.enter(address, (leave) => {
      started.push(name)
      ends.set(name, leave)
    })
  return { queue, started, enter, end: (name: string) => ends.get(name)?.() }
}

test('addresses take turns, however many requests one of them sends', () => {
  const { queue, started, enter, end } = startQueue(1, 1)
  for (const name of ['a1', 'a2', 'a3', 'a4']) enter('a', name)
  for (const name of ['b1', 'b2']) enter('b', name)
  enter('c', 'c1')
  expect(queue.load()).toEqual({ running: 1, waiting: 6 })
  for (let time = 0; time < 7; time += 1) end(started.at(-1) ?? '')
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  expect(queue.load()).toEqual({ running: 0, waiting: 0 })
})

test('one address is limited to its share', () => {
  const { started, enter, end } = startQueue(3, 2)
  for (const name of ['a1', 'a2', 'a3']) enter('a', name)
  enter('b', 'b1')
  expect(started).toEqual(['a1', 'a2', 'b1'])
  end('b1')
  expect(started).toEqual(['a1', 'a2', 'b1'])
  end('a1')
  end('a1')
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('work that left the queue is not started', () => {
  const { queue, started, enter, end } = startQueue(1, 1)
  enter('a', 'a1')
  const leave = enter('b', 'b1')
  enter('c', 'c1')
  leave()
  expect(queue.load().waiting).toBe(1)
  end('a1')
  expect(started).toEqual(['a1', 'c1'])
})

test('work that takes longer than its lease frees its place', async () => {
  vi.useFakeTimers()
  const { queue, started, enter, end } = startQueue(1, 1, 1000)
  enter('a', 'slow')
  enter('b', 'b1')
  await vi.advanceTimersByTimeAsync(1000)
  expect(started).toEqual(['slow', 'b1'])
  end('slow')
  expect(queue.load().running).toBe(1)
  vi.useRealTimers()
})
