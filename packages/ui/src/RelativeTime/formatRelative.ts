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
  return formatter(locale, sameYear ? 'thisYear' : 'otherYear').format(then)
}

/** 'Thursday, 12 November 2026 at 10:32', in UTC. */
export function formatWhole(then: Date, locale: string): string {
  return formatter(locale, 'whole').format(then)
}

const DATE = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
const FORMATS = {
  thisYear: DATE,
  otherYear: { ...DATE, year: 'numeric' },
  whole: { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' },
} as const

/** Kept, because creating one takes longer than rendering the cell of a list. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(locale: string, format: keyof typeof FORMATS): Intl.DateTimeFormat {
  const key = `${format} ${locale}`
  const kept = formatters.get(key) ?? new Intl.DateTimeFormat(locale, FORMATS[format])
  formatters.set(key, kept)
  return kept
}
