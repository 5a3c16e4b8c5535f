const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** '2 h ago', 'Yesterday', '12 Nov', '12 Nov 2025'. Days are days in UTC. */
export function formatRelative(then: Date, now: Date, locale: string): string {
  const age = now.getTime() - then.getTime()
  const days = Math.floor(now.getTime() / DAY) - Math.floor(then.getTime() / DAY)

  // A server whose clock is slightly ahead sends timestamps in the future.
  if (age < MINUTE && age > -HOUR) return 'Just now'
  if (age >= 0 && age < HOUR) return `${Math.floor(age / MINUTE)} min ago`
  if (age >= 0 && (days === 0 || age < 12 * HOUR)) return `${Math.floor(age / HOUR)} h ago`
  if (days === 1) return 'Yesterday'

  const sameYear = then.getUTCFullYear() === now.getUTCFullYear()
  return then.toLocaleDateString(locale, {
    day: 'numeric',
    month: 'short',
    ...(sameYear ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  })
}
