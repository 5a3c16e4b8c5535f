import { useLocale } from '@staff/ui'

/** Returns a function that formats the first day of a week for the region. */
export function useWeekDates(): (weekStart: string) => string {
  const locale = useLocale()
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (weekStart) => days.format(new Date(weekStart))
}
