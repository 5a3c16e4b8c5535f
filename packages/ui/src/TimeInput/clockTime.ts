import { readTime } from '../DateInput/readDate'

/** The time of day that a typed text means, as 'HH:MM'; undefined if it means none: '9:05', '2.30 pm', '2 pm'. */
export function readClockTime(typed: string): string | undefined {
  const time = readTime(typed.trim())
  return time?.map((part) => String(part).padStart(2, '0')).join(':')
}

/** A time of day as people type it in a locale: '14:30', '2:30 PM'. A text that is no time stays as it is. */
export function writeClockTime(time: string, locale: string): string {
  if (!/^\d\d:\d\d$/.test(time) || readClockTime(time) === undefined) return time
  const text = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(`1970-01-01T${time}Z`),
  )
  // Between time and PM is a narrow space that nobody can type.
  return text.replaceAll(/\s/g, ' ')
}
