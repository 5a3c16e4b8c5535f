import type { Status } from '@staff/entity'

/**
 * A time in which the public site shows a version of a record. Times are ISO 8601 in UTC with microseconds, so that texts compare like
 * times. No two times of a record overlap.
 */
export interface LiveTime {
  version: number
  from: string
  /** When it ends; null for never. */
  until: string | null
  /** What it shows, if those are not the values in the table: those of the live time that began then. */
  copyOf?: string
}

/** When a version is to be on the site. */
export interface Wanted {
  version: number
  /** Undefined or a time that has passed mean now. */
  from?: string | undefined
  /** Undefined keeps the end that the version before it has; null means no end. */
  until?: string | null | undefined
  /** Whether what is scheduled for later is cancelled. Otherwise it still takes its turn. */
  replaceScheduled?: boolean | undefined
}

/** The live time at a moment; undefined if the site shows nothing then. */
export function liveAt(times: readonly LiveTime[], at: string): LiveTime | undefined {
  return times.find(({ from, until }) => from <= at && (until === null || at < until))
}

/** What is scheduled for later, in order. */
export function scheduledAfter(times: readonly LiveTime[], now: string): LiveTime[] {
  return times.filter(({ from }) => from > now).toSorted(byStart)
}

/** The status of a record whose newest version is `version`. */
export function statusOf(version: number, times: readonly LiveTime[], now: string): Status {
  const live = liveAt(times, now)
  if (live) return live.version === version ? 'Published' : 'Published and changed'
  if (scheduledAfter(times, now).length > 0) return 'Scheduled'
  return times.length > 0 ? 'Unpublished' : 'Draft'
}

/** Whether a version goes live that did not before, with the values that it has in the table. */
export function bringsLive(
  before: readonly LiveTime[],
  after: readonly LiveTime[],
  version: number,
): boolean {
  return after.some(
    (time) =>
      time.version === version &&
      time.copyOf === undefined &&
      !before.some((known) => known.version === version && known.from === time.from),
  )
}

/** The live times after a version is published: it takes the place of the one before it, up to its end. */
export function published(
  times: readonly LiveTime[],
  { version, from = '', until, replaceScheduled = false }: Wanted,
  now: string,
): LiveTime[] {
  const start = from > now ? from : now
  const kept = replaceScheduled ? times.filter((time) => time.from <= now) : times
  const next = scheduledAfter(kept, start)[0]?.from ?? null
  const before = liveAt(times, start)
  // An end at which another version begins was made by that version.
  const isFollowed = times.some((time) => time.from === before?.until)
  const end = until === undefined ? (isFollowed ? null : (before?.until ?? null)) : until
  const fresh = { version, from: start, until: earlier(end, next) }
  return [...endedAt(kept, start), fresh].toSorted(byStart)
}

/** The live times after a record is taken from the site. What is scheduled is cancelled. */
export function unpublished(times: readonly LiveTime[], now: string): LiveTime[] {
  return endedAt(
    times.filter(({ from }) => from <= now),
    now,
  )
}

/** A change of a record: the version that it was made of, and the one that it made. */
export interface MadeVersion {
  before: number
  after: number
}

/**
 * The live times after a change that is no decision to publish, such as one of many records: what is public as it stands goes on being
 * public as it stands, and a draft stays a draft.
 */
export function followed(
  times: readonly LiveTime[],
  { before, after }: MadeVersion,
  now: string,
): LiveTime[] {
  const live = liveAt(times, now)
  return live?.version === before ? published(times, { version: after }, now) : [...times]
}

/**
 * The live times after a change by somebody who may not publish: the site goes on showing what it shows. `same` is the version on the site
 * if it has there the values of the new one, because the change was private or came back to them. Then the new one takes its place, with
 * the time of its last change.
 */
export function keptAsShown(
  times: readonly LiveTime[],
  { version, same }: { version: number; same: number | undefined },
  now: string,
): LiveTime[] {
  const live = liveAt(times, now)
  if (!live || live.version !== same || live.from === now) return [...times]
  const { from: copyOf } = live
  return published(times, { version }, now).map((time) =>
    time.from === now ? Object.assign({}, time, { copyOf }) : time,
  )
}

/** The live times after a change was undone by another one: the site shows what it showed before. */
export function undone(
  times: readonly LiveTime[],
  { before, after }: MadeVersion,
  now: string,
): LiveTime[] {
  const live = liveAt(times, now)
  // The change was a draft, and the version that is made now is like the one on the site.
  if (live?.version === before - 1) return published(times, { version: after }, now)
  if (live?.version !== before) return [...times]
  const earlierTime = times.find(({ until }) => until === live.from)
  if (earlierTime?.version === before - 1) return published(times, { version: after }, now)
  return publicationUndone(times, now)
}

/** The live times after a publication was undone: what the site showed directly before it comes back, if there was something. */
export function publicationUndone(times: readonly LiveTime[], now: string): LiveTime[] {
  const live = liveAt(times, now)
  if (!live) return [...times]
  const before = times.find(({ until }) => until === live.from)
  const ended = endedAt(times, now)
  if (!before) return ended
  const { version, from: copyOf } = before
  return [...ended, { version, from: now, until: live.until, copyOf }].toSorted(byStart)
}

/** The live times after an end was undone: what the site showed last comes back. */
export function endUndone(times: readonly LiveTime[], now: string): LiveTime[] {
  const last = times.findLast(({ until }) => until !== null && until <= now)
  if (!last || liveAt(times, now)) return [...times]
  const until = scheduledAfter(times, now)[0]?.from ?? null
  const { version, from: copyOf } = last
  return [...times, { version, from: now, until, copyOf }].toSorted(byStart)
}

/** A time in the form of live times. */
export function liveMoment(time: string | Date): string {
  return new Date(time).toISOString().replace(/Z$/, '000Z')
}

/** The live times if what is live at a moment ends then. What begins at that moment never was. */
function endedAt(times: readonly LiveTime[], at: string): LiveTime[] {
  return times
    .filter(({ from }) => from !== at)
    .map((time) => (liveAt([time], at) ? Object.assign({}, time, { until: at }) : time))
}

function byStart(one: LiveTime, other: LiveTime): number {
  return one.from < other.from ? -1 : 1
}

/** The earlier one of two ends. */
export function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}
