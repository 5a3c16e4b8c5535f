const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** '2 h ago', 'Yesterday', '12 Nov', '12 Nov 2025': the nearer, the vaguer it may be. Days are days of UTC. */
export function formatRelative(then: Date, now: Date, locale: string): string {
  const age = now.getTime() - then.getTime()
  const days = Math.floor(now.getTime() / DAY) - Math.floor(then.getTime() / DAY)

  // A clock that is a little ahead of ours writes times that have not come yet.
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
