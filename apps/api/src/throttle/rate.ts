import { tooMany } from '../http/tooMany'

interface RateOptions {
  /** How often one caller may do it in a window. */
  most: number
  windowMs: number
  /** How many callers are told apart in a window; further ones are refused. */
  callers: number
  /** What a 429 says. */
  says: string
}

/** A limit for what is worth no statement in the database: it counts in memory, and begins anew with each window. */
export function createRate({ most, windowMs, callers, says }: RateOptions) {
  let counts = new Map<string, number>()
  let end = 0
  return {
    /** Counts once more for somebody. Throws a 429 when that is too often. */
    take(whose: string) {
      const now = Date.now()
      if (now >= end) {
        counts = new Map()
        end = now + windowMs
      }
      const count = (counts.get(whose) ?? 0) + 1
      if (count > most || (count === 1 && counts.size >= callers)) throw tooMany(says, end - now)
      counts.set(whose, count)
    },
  }
}
