import type { AnyEntity, EntityValues } from '@staff/entity'

import { releaseMessages } from './releaseMessages'
import { opensTo } from '../../rules/access'
import { isInReach, type RightsHolder } from '../../rules/rights/decide'
import { incomplete } from '../live/complete'
import { scheduledAfter, type LiveTime } from '../live/liveTimes'
import { isAsReleased, isShownSince, isStillScheduled, type ReleaseStep } from './releaseTimes'
import type { ReleaseItem, ReleaseItemState, ReleaseState } from './releaseTypes'

/** A record of a release as it is stored. */
export interface StoredItem extends ReleaseStep {
  area: string
  id: string
  title: string
  /** Whether the release changed what the site shows, or is to change it. Only for one that is released or scheduled. */
  isChanged: boolean
  /** When the record was to end before the release was scheduled; null for never. */
  formerUntil: string | null
}

/** The record that an item names, and what the site shows of it. */
export interface ItemNow {
  entity: AnyEntity
  /** Undefined for one that is gone, or in the trash. */
  record: (EntityValues & { version: number }) | undefined
  times: readonly LiveTime[]
  /** The time of the database. */
  now: string
}

/** What the state of a release depends on. `at` is null for an open one. */
export interface ReleaseTimes {
  at: string | null
  isUndone: boolean
}

/** The state of a release. Times have the form of live times. */
export function releaseState({ at, isUndone }: ReleaseTimes, now: string): ReleaseState {
  if (at === null) return 'Open'
  if (isUndone) return 'Undone'
  return at > now ? 'Scheduled' : 'Released'
}

/** An item with its state. */
export function presentItem(
  item: StoredItem,
  current: ItemNow,
  { at, isUndone }: ReleaseTimes,
  caller: RightsHolder,
): ReleaseItem {
  const { entity, record } = current
  const { isChanged: _isChanged, formerUntil: _formerUntil, ...shown } = item
  const [state, reason] = stateOfItem(item, current, { at, isUndone }, caller)
  return {
    ...shown,
    title: record ? entity.titleOf(record) : item.title,
    newestVersion: record?.version ?? null,
    state,
    reason: reason ?? null,
  }
}

function stateOfItem(
  item: StoredItem,
  current: ItemNow,
  { at, isUndone }: ReleaseTimes,
  caller: RightsHolder,
): [ReleaseItemState, string?] {
  const { entity, times, now } = current
  const release = releaseState({ at, isUndone }, now)
  if (release === 'Open' || at === null) {
    const reason = refuseItem(item, current, caller)
    if (reason !== undefined) return ['Refused', reason]
    return [isAsReleased(item, times, now) ? 'Unchanged' : 'Ready']
  }
  if (!item.isChanged) return ['Unchanged']
  if (release !== 'Scheduled') return [release]
  const isLeft = isStillScheduled({ ...item, at }, times, now)
  return isLeft ? ['Scheduled'] : ['Lost', releaseMessages.lost(entity.labels.one)]
}

/** Why a record cannot be released as it is; undefined if it can. */
export function refuseItem(
  item: ReleaseStep,
  current: ItemNow,
  caller: RightsHolder,
): string | undefined {
  const { entity, record, times, now } = current
  const { one } = entity.labels
  const refusal = refuseRecord(current, caller)
  if (refusal !== undefined || !record) return refusal
  if (record.version !== item.version)
    return releaseMessages.newer(one, item.version, record.version)
  if (scheduledAfter(times, now).length > 0) return releaseMessages.scheduled(one)
  return item.action === 'publish' ? incomplete(entity, record)?.message : undefined
}

/** Why a record that was released at a time cannot be taken back; undefined if it can. */
export function refuseTakingBack(
  item: ReleaseStep & { at: string },
  current: ItemNow,
  caller: RightsHolder,
): string | undefined {
  const { entity, times, now } = current
  const refusal = refuseRecord(current, caller)
  if (refusal !== undefined || isShownSince(item, times, now)) return refusal
  return releaseMessages.changedOnSite(entity.labels.one)
}

/** Why a scheduled record cannot be taken out of the schedule by a caller; undefined if it can, or if there is nothing left of it. */
export function refuseCancelling(current: ItemNow, caller: RightsHolder): string | undefined {
  return current.record && refuseRecord(current, caller)
}

/** Why a caller can publish nothing of a record: it is gone, or not theirs. Undefined if they can. */
function refuseRecord({ entity, record }: ItemNow, caller: RightsHolder): string | undefined {
  if (!record) return releaseMessages.gone(entity.labels.one)
  const isAllowed = opensTo(caller, entity, 'publish') && isInReach(caller, entity, record)
  return isAllowed ? undefined : releaseMessages.notAllowed(entity.labels.many)
}

/** How a record that the caller may not see is named where it is refused, and why: by its area only. */
export function refuseHidden(
  entities: readonly AnyEntity[],
  area: string,
): { title: string; reason: string } {
  const many = entities.find((each) => each.area === area && each.publicSite)?.labels.many
  return many === undefined
    ? { title: area, reason: releaseMessages.noArea }
    : { title: many, reason: releaseMessages.notAllowed(many) }
}
