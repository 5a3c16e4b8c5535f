import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether two secrets are equal, compared in constant time. */
export function secretsMatch(given: string, secret: string): boolean {
  return timingSafeEqual(hashOf(given), hashOf(secret))
}

// `timingSafeEqual` needs buffers of the same length.
function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
