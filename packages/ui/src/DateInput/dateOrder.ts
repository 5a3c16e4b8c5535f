export type DatePart = 'day' | 'month' | 'year'

/** The order of day, month and year in the dates of a locale: month first in the US, day first in the UK. */
export function orderOf(locale: string): readonly DatePart[] {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone: 'UTC' })
    .formatToParts(0)
    .map(({ type }) => type)
    .filter(isPart)
}

function isPart(type: string): type is DatePart {
  return type === 'day' || type === 'month' || type === 'year'
}

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
const TIME = { hour: 'numeric', minute: '2-digit' } as const

/** A day as people type it in a locale: '22/11/2026', '11/22/2026'. A text that is no day stays as it is. */
export function writeDay(day: string, locale: string): string {
  const time = Date.parse(`${day}T00:00:00Z`)
  if (day.length !== 10 || Number.isNaN(time)) return day
  return new Intl.DateTimeFormat(locale, { ...DAY, timeZone: 'UTC' }).format(time)
}

/** A moment as people type it in a locale and in the browser's time zone: '22/11/2026, 14:30', '11/22/2026, 2:30 PM'. */
export function writeMoment(moment: string, locale: string): string {
  const time = Date.parse(moment)
  if (!moment.includes('T') || Number.isNaN(time)) return moment
  const text = new Intl.DateTimeFormat(locale, { ...DAY, ...TIME }).format(time)
  // Between time and PM is a narrow space that nobody can type.
  return text.replaceAll(/\s/g, ' ')
}
