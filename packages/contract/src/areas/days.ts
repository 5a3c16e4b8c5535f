import { parseDate, toCalendarDate, fromDate } from '@internationalized/date'

/** Days that a filter may name by their distance from today, with the number of days before today. */
const DAYS_BEFORE_TODAY: Readonly<Record<string, number>> = {
  today: 0,
  'last-7-days': 6,
  'last-30-days': 29,
}

/** The names of days that stay true in a saved address. */
export const PRESET_DAYS = Object.keys(DAYS_BEFORE_TODAY)

/** Whether a text is a calendar day in ISO 8601, from the year 1000 on: '2026-11-22'. */
export function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Whether a text is a time in ISO 8601 with its offset from UTC: '2026-11-22T09:30:00Z'. */
export function isTimestamp(text: string): boolean {
  return TIMESTAMP.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))
}

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:\d\d)$/

/** When a day or a preset begins in a time zone. A time begins when it says. */
export function startOfDay(day: string, timeZone: string, now: Date): Date {
  if (isTimestamp(day)) return new Date(day)
  return calendarDay(day, timeZone, now).toDate(timeZone)
}

/** When the day after begins. After a time, that is the next millisecond. */
export function endOfDay(day: string, timeZone: string, now: Date): Date {
  if (isTimestamp(day)) return new Date(Date.parse(day) + 1)
  return calendarDay(day, timeZone, now).add({ days: 1 }).toDate(timeZone)
}

function calendarDay(day: string, timeZone: string, now: Date) {
  const before = DAYS_BEFORE_TODAY[day]
  if (before === undefined) return parseDate(day)
  return toCalendarDate(fromDate(now, timeZone)).subtract({ days: before })
}
