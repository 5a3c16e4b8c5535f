import { Problem } from '@staff/contract'

/**
 * Runs at most `maxRunning` pieces of heavy work at a time and queues up to `maxWaiting` more, first in, first out. Throws
 * a 503 with `Retry-After` if the queue is full.
 */
export function createConcurrencyLimit(maxRunning: number, maxWaiting: number) {
  let running = 0
  const queue: (() => void)[] = []

  async function acquire() {
    if (running < maxRunning) {
      running += 1
      return
    }
    if (queue.length >= maxWaiting)
      throw new Problem(503, 'The server is busy. Please try again in a moment.', {
        headers: { 'retry-after': '2' },
      })
    await new Promise<void>((resolve) => {
      queue.push(resolve)
    })
  }

  // The slot passes to the next in the queue without being counted down, so that no later caller can take it.
  function release() {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }

  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    await acquire()
    try {
      return await work()
    } finally {
      release()
    }
  }

  /** The number of running and of queued pieces of work. */
  const load = () => ({ running, waiting: queue.length })
  return Object.assign(run, { load })
}
