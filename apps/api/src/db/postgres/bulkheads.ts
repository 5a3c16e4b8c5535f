import { AsyncLocalStorage } from 'node:async_hooks'

import { Problem } from '@staff/contract'

/** How much of the database one area of the API can occupy. */
const AREA_LIMITS = {
  /** Connections of the pool's ten: three blocked areas leave one for the others. */
  maxConnections: 3,
  /** Requests that wait for a connection. A rush of logins makes the longest queue. */
  maxQueued: 700,
  /** How long a request waits, in milliseconds. */
  queueTimeoutMs: 5000,
}

/** The area that the running code works for: the first part of the request's path after `/api`. */
export const requestArea = new AsyncLocalStorage<string>()

interface Waiting {
  start: () => void
  refuse: (problem: Problem) => void
}

interface Bulkhead {
  running: number
  queue: Set<Waiting>
}

/**
 * Bounds how many connections of a pool each area of the API holds, so that a locked table blocks the requests of its
 * own area only. Work that belongs to no request is not bounded.
 */
export class Bulkheads {
  readonly #bulkheads = new Map<string, Bulkhead>()

  constructor(private readonly limits = AREA_LIMITS) {}

  /**
   * Waits until the current area may take another connection. Resolves to the function that releases it again. Throws a
   * 503 when the queue is full or the wait takes too long.
   */
  async acquire(): Promise<() => void> {
    const area = requestArea.getStore()
    if (area === undefined) return () => undefined
    const bulkhead = this.#bulkheads.get(area) ?? { running: 0, queue: new Set() }
    this.#bulkheads.set(area, bulkhead)
    if (bulkhead.running < this.limits.maxConnections) bulkhead.running += 1
    else await this.#wait(bulkhead.queue)
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
      this.#release(area, bulkhead)
    }
  }

  #wait(queue: Set<Waiting>): Promise<void> {
    if (queue.size >= this.limits.maxQueued) throw busy()
    return new Promise((done, refuse) => {
      const timer = setTimeout(() => {
        queue.delete(waiting)
        refuse(busy())
      }, this.limits.queueTimeoutMs)
      const start = () => {
        clearTimeout(timer)
        done()
      }
      const waiting = { start, refuse }
      queue.add(waiting)
    })
  }

  // The count stays as it is when the next request takes over, so that no other request gets in between.
  #release(area: string, bulkhead: Bulkhead) {
    const [next] = bulkhead.queue
    if (next) {
      bulkhead.queue.delete(next)
      next.start()
      return
    }
    bulkhead.running -= 1
    if (bulkhead.running === 0) this.#bulkheads.delete(area)
  }
}

function busy(): Problem {
  return new Problem(503, 'This part of the server is busy. Please try again in a moment.', {
    headers: { 'retry-after': '5' },
  })
}
