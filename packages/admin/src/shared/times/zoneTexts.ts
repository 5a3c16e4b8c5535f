/** The zones in which a time is told: that of the region, and that of the person. */
export interface Zones {
  /** The zone in which times are typed. */
  region: string
  /** The zone of the person's browser. */
  own: string
  /** The locale of the region. */
  locale: string
}

/**
 * A time in both zones: 'Tue 24 Nov, 09:00 in London · 04:00 in New York'. Once where the clocks of both show the same. The year is told
 * where it is not that of `now`.
 */
export function inZones(instant: string, zones: Zones, now: Date = new Date()): string {
  const { region, own } = zones
  const there = momentText(instant, region, zones.locale, now)
  const here = momentText(instant, own, zones.locale, now)
  const told = `${there.day}, ${there.time} ${placeText(region)}`
  if (there.day === here.day && there.time === here.time) return told
  const rest = there.day === here.day ? here.time : `${here.day}, ${here.time}`
  return `${told} · ${rest} ${placeText(own)}`
}

/** A time in one zone, without its name: 'Tue 24 Nov, 09:00'. */
export function inZone(instant: string, zone: string, locale: string, now: Date): string {
  const { day, time } = momentText(instant, zone, locale, now)
  return `${day}, ${time}`
}

/** The day of a time in the zone of the region: '24 Nov 2026'. */
export function dayInZone(instant: string, { region, locale }: Zones): string {
  return textOf(new Date(instant), locale, { timeZone: region, dateStyle: 'medium' })
}

/** How a time that exists twice differs from the other one: 'GMT+1', 'EDT'. */
export function offsetName(instant: string, zone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    timeZoneName: 'short',
  }).formatToParts(new Date(instant))
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** Where the clocks of a zone are: 'in London'; for a zone without a place its name, such as 'UTC'. */
export function placeText(zone: string): string {
  const isPlace = zone.includes('/') && !zone.startsWith('Etc/')
  const name = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  return isPlace ? `in ${name}` : name
}

function momentText(instant: string, timeZone: string, locale: string, now: Date) {
  const moment = new Date(instant)
  const year = (date: Date) => textOf(date, locale, { timeZone, year: 'numeric' })
  const isThisYear = year(moment) === year(now)
  return {
    day: textOf(moment, locale, {
      timeZone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      ...(!isThisYear && { year: 'numeric' }),
    }),
    time: textOf(moment, locale, { timeZone, timeStyle: 'short' }),
  }
}

function textOf(date: Date, locale: string, options: Intl.DateTimeFormatOptions): string {
  // Browsers differ in the comma after the weekday, and have a narrow space before PM.
  return new Intl.DateTimeFormat(locale, options)
    .format(date)
    .replaceAll(/\s/g, ' ')
    .replace(/^(\p{L}+), (?=\d)/u, '$1 ')
}
