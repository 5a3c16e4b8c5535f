/** How long one answer of the database stands for all who ask, in milliseconds. */
const FRESH_MS = 1000

/**
 * The same question for many: the database is asked once at a time and at most once a second, however many want to
 * know.
 */
export function sharedPing(ping: () => Promise<void>, now = () => Date.now()): () => Promise<void> {
  let asked: Promise<void> | undefined
  let askedAt = 0
  let isWaiting = false
  return () => {
    if (asked && (isWaiting || now() - askedAt < FRESH_MS)) return asked
    isWaiting = true
    asked = ping().finally(() => {
      isWaiting = false
      askedAt = now()
    })
    return asked
  }
}
