import { isTimestamp, type AnyEntity, type EntityValues } from '@staff/entity'

import { jsonObject, unknownFields } from '../../call/accept'
import { liveMessages } from '../../messages/liveMessages'
import { Problem, refused } from '../../problems/Problem'
import { liveMoment, scheduledAfter, type LiveTime, type Wanted } from './liveTimes'
import type { LiveState } from './liveCalls'
import { planProblems } from './planProblems'
import { lastInRow } from './scheduledTimes'

/** The accepted body of a publication. Throws a 422 that names each refused property. */
export function acceptPublish(sent: unknown): Wanted {
  const { version, from, until, replaceScheduled, ...others } = jsonObject(sent)
  const errors = refuseOthers(others, version)
  const wanted = {
    version: numberIn(version),
    from: timeIn('from', from ?? undefined, errors),
    until: until === null ? null : timeIn('until', until, errors),
    replaceScheduled: replaceScheduled === undefined ? undefined : replaceScheduled === true,
  }
  if (replaceScheduled !== undefined && typeof replaceScheduled !== 'boolean')
    errors['replaceScheduled'] = liveMessages.replaceScheduled
  if (Object.keys(errors).length > 0) throw refused(errors)
  return wanted
}

/** The version of a call that takes a record from the site. Throws a 422 that names each refused property. */
export function acceptUnpublish(sent: unknown): number {
  const { version, ...others } = jsonObject(sent)
  const errors = refuseOthers(others, version)
  if (Object.keys(errors).length > 0) throw refused(errors)
  return numberIn(version)
}

/** The accepted body of a call that cancels what is scheduled: all of it, or what begins at a time. Throws a 422 that names each refused property. */
export function acceptCancel(sent: unknown): { version: number; from: string | undefined } {
  const { version, from, ...others } = jsonObject(sent)
  const errors = refuseOthers(others, version)
  const accepted = {
    version: numberIn(version),
    from: timeIn('from', from ?? undefined, errors),
  }
  if (Object.keys(errors).length > 0) throw refused(errors)
  return accepted
}

/** The accepted body of a call that changes an end. Throws a 422 that names each refused property. */
export function acceptEnd(sent: unknown): { version: number; until: string | null } {
  const { version, until, ...others } = jsonObject(sent)
  const errors = refuseOthers(others, version)
  const end = until === null ? null : timeIn('until', until, errors)
  if (end === undefined) errors['until'] ??= liveMessages.endOrNull
  if (Object.keys(errors).length > 0) throw refused(errors)
  return { version: numberIn(version), until: end ?? null }
}

/**
 * Throws a 422 for times that are out of order or too far away, and a 409 with what is scheduled if the call does not say what becomes
 * of it. `now` is the time of the database.
 */
export function requirePublishable(
  { labels }: AnyEntity,
  wanted: Wanted,
  times: readonly LiveTime[],
  now: string,
): void {
  const { replaceScheduled } = wanted
  const errors = planErrors(wanted, now)
  if (Object.keys(errors).length > 0) throw refused(errors)
  const scheduled = scheduledAfter(times, now)
  if (scheduled.length > 0 && replaceScheduled === undefined)
    throw new Problem(409, liveMessages.scheduledChange(labels.one), {
      code: 'scheduled-change',
      scheduled: presentTimes(scheduled),
    })
}

/** Live times as a response has them. */
export function presentTimes(times: readonly LiveTime[]): LiveState['live'] {
  return times.map(({ version, from, until }) => ({
    version,
    from: presentTime(from),
    until: until === null ? null : presentTime(until),
  }))
}

/** A time as a response has it: in milliseconds. */
export function presentTime(time: string): string {
  return new Date(time).toISOString()
}

/**
 * Throws a 409 if a call is to cancel what is not scheduled any more. `from` is when it would have begun; undefined for all of it.
 * `now` is the time of the database.
 */
export function requireScheduled(
  { labels }: AnyEntity,
  from: string | undefined,
  times: readonly LiveTime[],
  now: string,
): void {
  const scheduled = scheduledAfter(times, now)
  if (scheduled.some((time) => from === undefined || time.from === from)) return
  throw new Problem(409, liveMessages.notScheduled(labels.one), { code: 'not-scheduled' })
}

/** Throws a 409 if nothing is live or scheduled whose end could change, and a 422 for an end that is too early or too far away. */
export function requireEnding(
  { labels }: AnyEntity,
  until: string | null,
  times: readonly LiveTime[],
  now: string,
): void {
  const last = lastInRow(times, now)
  if (!last) throw new Problem(409, liveMessages.notLive(labels.one), { code: 'not-live' })
  const errors = planErrors({ from: last.from, until }, now)
  if (errors['until']) throw refused({ until: errors['until'] })
}

type Errors = Record<string, string>

/** A message for each time of a plan that is refused. */
function planErrors(plan: Pick<Wanted, 'from' | 'until'>, now: string): Errors {
  const { from, until } = planProblems(plan, now)
  return {
    ...(from && { from: liveMessages.tooFar('from') }),
    ...(until === 'tooFar' && { until: liveMessages.tooFar('until') }),
    ...(until === 'notLater' && { until: liveMessages.untilBeforeFrom }),
  }
}

function refuseOthers(others: EntityValues, version: unknown): Errors {
  const errors: Errors = unknownFields(others)
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1)
    errors['version'] = liveMessages.version
  return errors
}

/** The number of a version; that of no version for anything else, which cannot always be converted. */
function numberIn(version: unknown): number {
  return typeof version === 'number' ? version : 0
}

function timeIn(name: string, value: unknown, errors: Errors): string | undefined {
  if (value === undefined) return undefined
  if (typeof value === 'string' && isTimestamp(value)) return liveMoment(value)
  errors[name] = liveMessages.time(name)
  return undefined
}
