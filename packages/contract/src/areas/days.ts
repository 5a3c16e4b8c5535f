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

/** When a day or a preset begins in a time zone. */
export function startOfDay(day: string, timeZone: string, now: Date): Date {
  return calendarDay(day, timeZone, now).toDate(timeZone)
}

/** When the day after begins. */
export function endOfDay(day: string, timeZone: string, now: Date): Date {
  return calendarDay(day, timeZone, now).add({ days: 1 }).toDate(timeZone)
}

function calendarDay(day: string, timeZone: string, now: Date) {
  const before = DAYS_BEFORE_TODAY[day]
  if (before === undefined) return parseDate(day)
  return toCalendarDate(fromDate(now, timeZone)).subtract({ days: before })
}
