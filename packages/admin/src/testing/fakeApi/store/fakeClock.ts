import { FIXTURE_NOW } from '@staff/entity'

/** A clock of microseconds: each write takes one, so that no two writes have the same time. */
export function fakeClock() {
  let ticks = 0

  /** The present, in the form of live times. */
  function now(): string {
    const time = new Date(FIXTURE_NOW.getTime() + Math.floor(ticks / 1000)).toISOString()
    return time.replace(/Z$/, `${String(ticks % 1000).padStart(3, '0')}Z`)
  }

  return {
    now,

    /** The time of the next write. */
    next(): string {
      ticks += 1
      return now()
    },
  }
}
