import { earlier, liveAt, scheduledAfter, type LiveTime } from './liveTimes'

/**
 * The live times after what is scheduled is cancelled: all of it, or what begins at a moment. What is live stays so. What a cancelled
 * version would have followed gets its end back with its place.
 */
export function cancelled(
  times: readonly LiveTime[],
  from: string | undefined,
  now: string,
): LiveTime[] {
  const gone = scheduledAfter(times, now).filter((time) => from === undefined || time.from === from)
  return gone.reduceRight<LiveTime[]>(
    (kept, { from: start, until }) =>
      kept
        .filter((time) => time.from !== start)
        .map((time) => (time.until === start ? Object.assign({}, time, { until }) : time)),
    [...times],
  )
}

/**
 * The live time whose end is the end of what the site shows: the last one of those that follow each other, beginning with what is live
 * or else with what is scheduled first. Undefined if the site shows nothing, and nothing is scheduled.
 */
export function lastInRow(times: readonly LiveTime[], now: string): LiveTime | undefined {
  const [first] = scheduledAfter(times, now)
  let last = liveAt(times, now) ?? first
  for (const next of scheduledAfter(times, now)) if (next.from === last?.until) last = next
  return last
}

/** When the site stops showing a record as things stand, in ISO 8601 with milliseconds; null for never, and if it shows nothing. */
export function endOf(times: readonly LiveTime[], now: string): string | null {
  const until = lastInRow(times, now)?.until
  return until ? new Date(until).toISOString() : null
}

/** The live times if what the site shows ends at another time, null for never. What is scheduled for later still takes its turn. */
export function endingAt(times: readonly LiveTime[], until: string | null, now: string) {
  const last = lastInRow(times, now)
  if (!last) return [...times]
  const next = scheduledAfter(times, last.from)[0]?.from ?? null
  const end = earlier(until, next)
  return times.map((time) =>
    time.from === last.from ? Object.assign({}, time, { until: end }) : time,
  )
}
