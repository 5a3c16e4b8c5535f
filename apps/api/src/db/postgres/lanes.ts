import { AsyncLocalStorage } from 'node:async_hooks'

import { Problem } from '@staff/contract'

/** How much of the database one area of the API can hold. */
const LANE = {
  /** Connections of the ten: three stuck areas leave one for the others. */
  atOnce: 3,
  /** Queries in line; a rush of logins is longer than any other line. */
  waiting: 700,
  /** How long one waits in line, in milliseconds. */
  waitMs: 5000,
}

/** The area that the running code works for, as the first part of its address says it. */
export const area = new AsyncLocalStorage<string>()

interface Waiting {
  start: () => void
  refuse: (problem: Problem) => void
}

/**
 * Divides the connections of a pool among the areas of the API, so that one whose table is locked keeps its own requests
 * waiting and nobody else's. Work of the server itself belongs to no area and is not held up.
 */
export class Lanes {
  readonly #lanes = new Map<string, { running: number; line: Set<Waiting> }>()

  constructor(private readonly limits = LANE) {}

  /** Waits for a place in the lane of the running area; answers with what gives it back. Throws a 503 for a full one. */
  async enter(): Promise<() => void> {
    const name = area.getStore()
    if (name === undefined) return () => undefined
    const lane = this.#lanes.get(name) ?? { running: 0, line: new Set() }
    this.#lanes.set(name, lane)
    if (lane.running < this.limits.atOnce) lane.running += 1
    else await this.#wait(lane.line)
    let isLeft = false
    return () => {
      if (isLeft) return
      isLeft = true
      this.#leave(name, lane)
    }
  }

  #wait(line: Set<Waiting>): Promise<void> {
    if (line.size >= this.limits.waiting) throw busy()
    return new Promise((done, refuse) => {
      const timer = setTimeout(() => {
        line.delete(waiting)
        refuse(busy())
      }, this.limits.waitMs)
      const start = () => {
        clearTimeout(timer)
        done()
      }
      const waiting = { start, refuse }
      line.add(waiting)
    })
  }

  // A place that becomes free goes to the next in line without being counted down, so nobody can slip in between.
  #leave(name: string, lane: { running: number; line: Set<Waiting> }) {
    const [next] = lane.line
    if (next) {
      lane.line.delete(next)
      next.start()
      return
    }
    lane.running -= 1
    if (lane.running === 0) this.#lanes.delete(name)
  }
}

function busy(): Problem {
  return new Problem(503, 'This part of the server is busy. Please try again in a moment.', {
    headers: { 'retry-after': '5' },
  })
}
