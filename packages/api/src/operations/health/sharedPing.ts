/** How long the result of a ping is reused, in milliseconds. */
const FRESH_MS = 1000

/** Shares pings of the database: at most one at a time and one each second, however many callers there are. */
export function sharedPing(ping: () => Promise<void>, now = () => Date.now()): () => Promise<void> {
  let latest: Promise<void> | undefined
  let finishedAt = 0
  let isPending = false
  return () => {
    if (latest && (isPending || now() - finishedAt < FRESH_MS)) return latest
    isPending = true
    latest = ping().finally(() => {
      isPending = false
      finishedAt = now()
    })
    return latest
  }
}
