import { AsyncLocalStorage } from 'node:async_hooks'

import { Problem } from '@staff/contract'
import { TIMEOUTS } from './timeouts'

/** How many connections and queued requests one area of the API can have. */
const AREA_LIMITS = {
  /** Of the pool's ten connections. Three blocked areas leave one connection for the others. */
  maxConnections: 3,
  /** Requests that wait for a connection. Many concurrent logins make the longest queue. */
  maxQueued: 700,
  queueTimeoutMs: TIMEOUTS.bulkheadQueue,
}

/** The area that reads whole pictures. The driver takes some milliseconds for each, and other answers have their turn between two of them. */
export const PICTURE_BYTES_AREA = 'picture-bytes'

/** The area that the running code works for: the first part of the request's path after `/api`. */
export const requestArea = new AsyncLocalStorage<string>()

interface Waiting {
  start: () => void
}

interface Bulkhead {
  running: number
  queue: Set<Waiting>
}

/**
 * Limits how many connections of a pool each area of the API holds, so that a locked table blocks only the requests of its
 * own area. Work that belongs to no request is not limited.
 */
export class Bulkheads {
  readonly #bulkheads = new Map<string, Bulkhead>()

  constructor(private readonly limits = AREA_LIMITS) {}

  /**
   * Waits until the current area may take another connection. Resolves to the function that releases it. Throws a
   * 503 when the queue is full or the wait takes too long.
   */
  async acquire(): Promise<() => void> {
    const area = requestArea.getStore()
    if (area === undefined) return () => undefined
    const bulkhead = this.#bulkheads.get(area) ?? { running: 0, queue: new Set() }
    this.#bulkheads.set(area, bulkhead)
    const most = area === PICTURE_BYTES_AREA ? 1 : this.limits.maxConnections
    if (bulkhead.running < most) bulkhead.running += 1
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
    return new Promise((done, fail) => {
      const timer = setTimeout(() => {
        queue.delete(waiting)
        fail(busy())
      }, this.limits.queueTimeoutMs)
      const start = () => {
        clearTimeout(timer)
        done()
      }
      const waiting = { start }
      queue.add(waiting)
    })
  }

  // If a request waits, it takes over the connection and the count does not change, so no later request can overtake it.
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
