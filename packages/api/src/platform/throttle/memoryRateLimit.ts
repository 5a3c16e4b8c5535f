import { tooManyRequests } from '../problems/tooManyRequests'

interface MemoryRateLimitOptions {
  /** How many calls one key may make in a window. */
  max: number
  windowMs: number
  /** How many keys are counted in a window. Calls of further keys are refused, which limits the memory. */
  maxKeys: number
  /** The first sentence of the 429. */
  message: string
}

/** A rate limit in memory, for calls that do not use the database. All keys share one window. */
export function createMemoryRateLimit(options: MemoryRateLimitOptions) {
  const { max, windowMs, maxKeys, message } = options
  let counts = new Map<string, number>()
  let windowEnd = 0
  return {
    /** Counts one call. Throws a 429 if there were too many. */
    consume(key: string) {
      const now = Date.now()
      if (now >= windowEnd) {
        counts = new Map()
        windowEnd = now + windowMs
      }
      const count = (counts.get(key) ?? 0) + 1
      if (count > max || (count === 1 && counts.size >= maxKeys))
        throw tooManyRequests(message, windowEnd - now)
      counts.set(key, count)
    },
  }
}
