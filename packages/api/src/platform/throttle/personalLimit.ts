import { Problem } from '@staff/contract'

/**
 * Lets each person do at most `max` pieces of long work at a time on this node. Throws a 429 with this message for one more.
 * The returned function ends a piece; it may be called again.
 */
export function createPersonalLimit(max: number, message: string) {
  const running = new Map<string, number>()
  return (userId: string): (() => void) => {
    const count = running.get(userId) ?? 0
    if (count >= max) throw new Problem(429, message, { headers: { 'retry-after': '10' } })
    running.set(userId, count + 1)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      const left = (running.get(userId) ?? 1) - 1
      if (left > 0) running.set(userId, left)
      else running.delete(userId)
    }
  }
}
