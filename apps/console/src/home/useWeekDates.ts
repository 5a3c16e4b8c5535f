import { useLocale } from '@staff/ui'

/** Writes the first day of a week as the reader's region does. */
export function useWeekDates(): (weekStart: string) => string {
  const locale = useLocale()
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (weekStart) => days.format(new Date(weekStart))
}
