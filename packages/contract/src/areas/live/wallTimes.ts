import { parseAbsolute, parseDateTime, toCalendarDateTime } from '@internationalized/date'

/** What a time on the wall clocks of a zone means. Instants are ISO 8601 in UTC with milliseconds. */
export type WallTimeMeaning =
  | { kind: 'once'; instant: string }
  /** Clocks go forward over it. `wallTime` is the time at which it is as much later, and `instant` what that means. */
  | { kind: 'never'; wallTime: string; instant: string }
  /** Clocks go back over it: the first and the second time. */
  | { kind: 'twice'; instants: readonly [first: string, second: string] }

/** The meaning of a time on the wall clocks of a zone, such as '2026-11-24T09:00'. Throws for what is no such time. */
export function meaningOf(wallTime: string, timeZone: string): WallTimeMeaning {
  const parsed = parseDateTime(wallTime)
  const [first, second] = [
    parsed.toDate(timeZone, 'earlier').toISOString(),
    parsed.toDate(timeZone, 'later').toISOString(),
  ]
  if (first === second) return { kind: 'once', instant: first }
  if (wallTimeOf(first, timeZone) === wallTimeOf(second, timeZone))
    return { kind: 'twice', instants: [first, second] }
  return { kind: 'never', wallTime: wallTimeOf(second, timeZone), instant: second }
}

/** What the wall clocks of a zone show at an instant, to the minute: '2026-11-24T09:00'. */
export function wallTimeOf(instant: string, timeZone: string): string {
  const moment = new Date(instant).toISOString()
  return toCalendarDateTime(parseAbsolute(moment, timeZone)).toString().slice(0, 16)
}
