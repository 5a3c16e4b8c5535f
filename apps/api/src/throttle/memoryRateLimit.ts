import { tooMany } from '../problems/tooManyRequests'

interface RateOptions {
  /** How often one caller may do it in a window. */
  max: number
  windowMs: number
  /** How many callers are told apart in a window; further ones are refused. */
  maxCallers: number
  /** The message of the 429. */
  message: string
}

/** A limit for what is worth no statement in the database: it counts in memory, and begins anew with each window. */
export function createMemoryRateLimit({ max, windowMs, maxCallers, message }: RateOptions) {
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
      if (count > max || (count === 1 && counts.size >= maxCallers))
        throw tooMany(message, end - now)
      counts.set(whose, count)
    },
  }
}
