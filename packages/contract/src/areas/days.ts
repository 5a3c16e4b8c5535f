import { isTimestamp } from '@staff/entity'
import { parseDate, toCalendarDate, fromDate } from '@internationalized/date'

/** Days that a filter may name by their distance from today, with the number of days before today. */
const DAYS_BEFORE_TODAY: Readonly<Record<string, number>> = {
  today: 0,
  'last-7-days': 6,
  'last-30-days': 29,
}

/** The names of days that stay true in a saved address. */
export const PRESET_DAYS = Object.keys(DAYS_BEFORE_TODAY)

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

/** The day that a day or a preset names in a time zone: 'YYYY-MM-DD'. */
export function dayOf(day: string, timeZone: string, now: Date): string {
  return calendarDay(day, timeZone, now).toString()
}

function calendarDay(day: string, timeZone: string, now: Date) {
  const before = DAYS_BEFORE_TODAY[day]
  if (before === undefined) return parseDate(day)
  return toCalendarDate(fromDate(now, timeZone)).subtract({ days: before })
}
