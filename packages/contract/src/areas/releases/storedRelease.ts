import { releaseMessages } from './releaseMessages'
import { presentTime } from '../live/acceptPublish'
import { liveAt, type LiveTime } from '../live/liveTimes'
import { releaseState, type ReleaseTimes } from './releaseRules'
import type { ReleaseStep } from './releaseTimes'
import {
  MAX_RELEASE_EVENTS,
  type Release,
  type ReleaseEvent,
  type ReleaseSummary,
} from './releaseTypes'

/** A release as it is stored. `at` has the form of live times, and is null for an open one. */
export interface StoredRelease
  extends ReleaseTimes, Omit<Release, 'state' | 'at' | 'itemCount' | 'items' | 'hiddenCount'> {}

/** A release as a list has it. `now` is the time of the database. */
export function presentRelease(
  { id, name, version, at, isUndone, madeByName, madeAt, releasedByName }: StoredRelease,
  itemCount: number,
  now: string,
): ReleaseSummary {
  const state = releaseState({ at, isUndone }, now)
  return {
    id,
    name,
    version,
    state,
    at: at === null ? null : presentTime(at),
    itemCount,
    madeByName,
    madeAt,
    releasedByName,
  }
}

/** The history of a release after an event, which is the first of it. */
export function withEvent(history: readonly ReleaseEvent[], event: ReleaseEvent): ReleaseEvent[] {
  return [event, ...history].slice(0, MAX_RELEASE_EVENTS)
}

const RANKS = { Scheduled: 0, Open: 1, Released: 2, Undone: 2 }

/** Orders releases: the scheduled ones, the soonest first, then the open ones, then those that are out, each the newest first. Those of the same time keep their order. */
export function compareReleases(one: ReleaseSummary, other: ReleaseSummary): number {
  const rank = RANKS[one.state] - RANKS[other.state]
  if (rank !== 0) return rank
  const [first, second] = [timeOf(one), timeOf(other)]
  if (first === second) return 0
  const isSooner = one.state === 'Scheduled' ? first < second : first > second
  return isSooner ? -1 : 1
}

function timeOf({ at, madeAt }: ReleaseSummary): string {
  return at ?? madeAt
}

/** The name of the release that takes back another one. */
export function nameOfUndo(name: string): string {
  return releaseMessages.undoOf(name).slice(0, MAX_NAME)
}

const MAX_NAME = 100

/** What the release that takes back another one does with a record whose live times it has changed to these. */
export function stepOfUndo(times: readonly LiveTime[], version: number, now: string): ReleaseStep {
  const live = liveAt(times, now)
  return live ? { action: 'publish', version: live.version } : { action: 'unpublish', version }
}
