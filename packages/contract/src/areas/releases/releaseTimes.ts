import {
  endUndone,
  liveAt,
  publicationUndone,
  published,
  unpublished,
  type LiveTime,
} from '../live/liveTimes'
import { cancelled, endingAt, lastInRow } from '../live/scheduledTimes'
import type { ReleaseAction } from './releaseTypes'

/** What a release does with a record. */
export interface ReleaseStep {
  action: ReleaseAction
  version: number
}

/** The live times of a record after its release, at a time or, without one, now. Nothing of it is scheduled before. */
export function releasedTimes(
  { action, version }: ReleaseStep,
  times: readonly LiveTime[],
  { at, now }: { at: string | undefined; now: string },
): LiveTime[] {
  const start = at !== undefined && at > now ? at : now
  const shown = liveAt(times, start)
  if (action === 'publish')
    return shown?.version === version ? [...times] : published(times, { version, from: at }, now)
  if (!shown) return [...times]
  return start > now ? endingAt(times, start, now) : unpublished(times, now)
}

/** What was scheduled with a release: for an end, the one that the record had before. */
export interface ScheduledStep extends ReleaseStep {
  at: string
  formerUntil: string | null
}

/** Whether what a release has scheduled is still so. */
export function isStillScheduled(
  { action, version, at }: ScheduledStep,
  times: readonly LiveTime[],
  now: string,
): boolean {
  if (action === 'publish')
    return times.some((time) => time.from === at && time.version === version)
  return lastInRow(times, now)?.until === at
}

/** The live times of a record after a scheduled release is cancelled. What others have changed since stays. */
export function cancelledTimes(
  step: ScheduledStep,
  times: readonly LiveTime[],
  now: string,
): LiveTime[] {
  if (!isStillScheduled(step, times, now)) return [...times]
  if (step.action === 'publish') return cancelled(times, step.at, now)
  return endingAt(times, step.formerUntil, now)
}

/** Whether the site shows what a release wants: then it has nothing to do. */
export function isAsReleased(
  { action, version }: ReleaseStep,
  times: readonly LiveTime[],
  now: string,
): boolean {
  const live = liveAt(times, now)
  return action === 'publish' ? live?.version === version : !live
}

/** Whether the site shows what a release has brought, and nothing has begun or ended there since: then it can be taken back. */
export function isShownSince(
  { action, version, at }: ReleaseStep & { at: string },
  times: readonly LiveTime[],
  now: string,
): boolean {
  const live = liveAt(times, now)
  if (action === 'publish') return live?.version === version && live.from <= at
  return !live && times.every(({ until }) => until === null || until <= at || until > now)
}

/** The live times of a record after its release is taken back: the site shows what it showed before. */
export function takenBackTimes(
  { action }: ReleaseStep,
  times: readonly LiveTime[],
  now: string,
): LiveTime[] {
  return action === 'publish' ? publicationUndone(times, now) : endUndone(times, now)
}
