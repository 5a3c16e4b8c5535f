import { isTimestamp } from '@staff/entity'
import { parseDate, toCalendarDate, fromDate } from '@internationalized/date'

/** The first days that a filter may name by their distance from today, in days. */
const DAYS_BACK = { today: 0, 'last-7-days': -6, 'last-30-days': -29 }

/** The last days that a filter of what is to come may name in the same way. */
const DAYS_AHEAD = { today: 0, 'next-7-days': 6, 'next-30-days': 29 }

/** The names of first days that stay true in a saved address. */
export const PRESET_DAYS = Object.keys(DAYS_BACK)

/** The names of last days that stay true in a saved address. */
export const PRESET_DAYS_AHEAD = Object.keys(DAYS_AHEAD)

const DAYS_FROM_TODAY: Readonly<Record<string, number>> = { ...DAYS_BACK, ...DAYS_AHEAD }

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
  const days = DAYS_FROM_TODAY[day]
  if (days === undefined) return parseDate(day)
  return toCalendarDate(fromDate(now, timeZone)).add({ days })
}
