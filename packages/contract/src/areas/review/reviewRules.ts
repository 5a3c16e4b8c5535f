import type { AnyEntity, EntityValues } from '@staff/entity'
import { STATUS } from '@staff/entity'

import { reviewMessages } from '../../messages/reviewMessages'
import { Problem } from '../../problems/Problem'
import { notAllowed, opensTo } from '../../rules/access'
import type { RightsHolder } from '../../rules/rights/decide'
import type { Review, ReviewState } from './reviewCalls'

/** A request to publish as it is stored: one for a record, the last. Times are ISO 8601 in UTC. */
export type StoredReview = Omit<Review, 'title' | 'state'>

/** What the state of a request depends on. */
export interface Reviewed {
  record: EntityValues & { version: number }
  /** The newest version that went live, or will, after the request was made; undefined if there is none. */
  newestLive: number | undefined
}

/** A request with its state; undefined if it has ended. */
export function presentReview(
  entity: AnyEntity,
  review: StoredReview,
  { record, newestLive = 0 }: Reviewed,
): Review | undefined {
  if (record[STATUS] === 'Published' || newestLive >= review.version) return undefined
  return { ...review, title: entity.titleOf(record), state: stateOf(review, record.version) }
}

function stateOf({ comment, version }: StoredReview, newest: number): ReviewState {
  if (comment !== null) return 'Sent back'
  return version === newest ? 'Waiting' : 'Changed'
}

/** Throws a 409 for a record that the public site shows as it is. */
export function requireUnpublished({ labels }: AnyEntity, record: EntityValues): void {
  if (record[STATUS] === 'Published') throw new Problem(409, reviewMessages.published(labels.one))
}

/** Throws a 409 unless the request waits. */
export function requireWaiting({ labels }: AnyEntity, review: Review | undefined): Review {
  if (review?.state === 'Waiting') return review
  throw new Problem(409, reviewMessages.notWaiting(labels.one))
}

/** Throws a 403 unless a person asked themselves, or may publish. */
export function requireWithdrawable(
  entity: AnyEntity,
  { askedById, askedByName }: Review,
  caller: RightsHolder & { userId: string },
): void {
  if (askedById !== caller.userId && !opensTo(caller, entity, 'publish'))
    throw notAllowed(reviewMessages.ofAnother(askedByName))
}

/** The entities whose requests a person sees: those that they may edit. */
export function reviewEntities(entities: readonly AnyEntity[], reader: RightsHolder): AnyEntity[] {
  return entities.filter((entity) => entity.publicSite && opensTo(reader, entity, 'edit'))
}
