import type { AnyEntity } from '@staff/entity'

import { releaseMessages } from './releaseMessages'
import { Problem } from '../../problems/Problem'
import { notAllowed, opensTo } from '../../rules/access'
import type { RightsHolder } from '../../rules/rights/decide'
import { planProblems } from '../live/planProblems'
import { reviewEntities } from '../review/reviewRules'
import type { StoredItem } from './releaseRules'
import {
  MAX_OPEN_RELEASES,
  MAX_RELEASE_ITEMS,
  type Release,
  type ReleaseState,
} from './releaseTypes'

/** Throws a 403 for a person who may edit nothing that the public site shows. */
export function requireReleaser(entities: readonly AnyEntity[], caller: RightsHolder): void {
  if (reviewEntities(entities, caller).length === 0) throw notAllowed(releaseMessages.noRight)
}

/** The entity of an item that is added. Throws a 422 for an area that the public site does not show, or that the caller may not edit. */
export function entityOfItem(
  entities: readonly AnyEntity[],
  area: string,
  caller: RightsHolder,
): AnyEntity {
  const entity = entities.find((each) => each.area === area && each.publicSite)
  if (!entity || !opensTo(caller, entity, 'see'))
    throw new Problem(422, releaseMessages.noArea, { errors: { items: releaseMessages.noArea } })
  if (!opensTo(caller, entity, 'edit'))
    throw notAllowed(releaseMessages.mayNotAdd(entity.labels.many))
  return entity
}

/** The 404 for a release. */
export function noSuchRelease(): Problem {
  return new Problem(404, releaseMessages.unknown)
}

/** Throws a 409 for a release that is not open any more. */
export function requireOpen(state: ReleaseState): void {
  if (state !== 'Open') throw new Problem(409, releaseMessages.notOpen(state))
}

/** Throws a 409 for a release that is out: the site shows it. */
export function requirePending(state: ReleaseState): void {
  if (state !== 'Open' && state !== 'Scheduled')
    throw new Problem(409, releaseMessages.notPending(state))
}

/** Throws a 409 for a release that is not scheduled. */
export function requireScheduledRelease(state: ReleaseState): void {
  if (state !== 'Scheduled') throw new Problem(409, releaseMessages.notScheduled(state))
}

/** Throws a 409 for a release that is not out, and for one that has taken back another one. */
export function requireReleased(state: ReleaseState, undoOf: string | null): void {
  if (state !== 'Released') throw new Problem(409, releaseMessages.notReleased(state))
  if (undoOf !== null) throw new Problem(409, releaseMessages.isUndo)
}

/** Throws a 409 for a release that is out, and has changed nothing that could be taken back. */
export function requireChanged(changed: readonly unknown[]): void {
  if (changed.length === 0) throw new Problem(409, releaseMessages.unchanged)
}

/** Throws a 412 if a release has changed since the caller saw it. */
export function requireReleaseVersion(stored: number, seen: number): void {
  if (stored !== seen) throw new Problem(412, releaseMessages.changedSince)
}

/** Throws a 422 for a time that is too far away. */
export function requireReleaseTime(at: string | undefined, now: string): void {
  if (!planProblems({ from: at }, now).from) return
  throw new Problem(422, releaseMessages.tooFar, { errors: { at: releaseMessages.tooFar } })
}

/** Throws a 409 if there are as many open releases as there can be. */
export function requireRoomForRelease(count: number): void {
  if (count >= MAX_OPEN_RELEASES)
    throw new Problem(409, releaseMessages.tooManyReleases(MAX_OPEN_RELEASES))
}

/** Throws a 409 if a release would have more records than it can. */
export function requireRoomForItems(count: number): void {
  if (count > MAX_RELEASE_ITEMS)
    throw new Problem(409, releaseMessages.tooManyItems(MAX_RELEASE_ITEMS))
}

/** Throws a 409 if a record is in another release that is open or scheduled. */
export function requireFree(title: string, other: Pick<Release, 'name'> | undefined): void {
  if (other) throw new Problem(409, releaseMessages.inOther(title, other.name))
}

/** Throws a 409 for an open release without records, and for one of which some are refused, with the reason of each. */
export function requireReleasable(
  items: readonly Pick<StoredItem, 'area' | 'id' | 'title'>[],
  reasons: readonly (string | undefined)[],
): void {
  if (items.length === 0) throw new Problem(409, releaseMessages.empty)
  const refused = items.flatMap(({ area, id, title }, index) => {
    const reason = reasons[index]
    return reason === undefined ? [] : [{ area, id, title, reason }]
  })
  if (refused.length === 0) return
  const [first] = refused
  const message =
    refused.length === 1 && first
      ? releaseMessages.refusedOne(first.title, first.reason)
      : releaseMessages.refusedSome(refused.length)
  throw new Problem(409, message, { code: 'release-refused', refused })
}
