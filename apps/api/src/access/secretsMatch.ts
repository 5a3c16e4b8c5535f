import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether a caller has sent the right secret; the time it takes tells nothing about how much of it was right. */
export function secretsMatch(given: string, secret: string): boolean {
  return timingSafeEqual(hashOf(given), hashOf(secret))
}

// Of the same length whatever is sent, as the comparison wants it.
function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
