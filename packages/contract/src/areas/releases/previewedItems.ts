import type { AnyEntity } from '@staff/entity'

import type { RightsHolder } from '../../rules/rights/decide'
import { mayPreview } from '../preview/previewRules'
import { reviewEntities } from '../review/reviewRules'
import { releaseState, type ItemNow, type ReleaseTimes, type StoredItem } from './releaseRules'
import { isStillScheduled } from './releaseTimes'

/** Whether a link to a release that somebody has made still works: only while they may work on releases. */
export function mayPreviewRelease(maker: RightsHolder, entities: readonly AnyEntity[]): boolean {
  return reviewEntities(entities, maker).length > 0
}

/**
 * Whether a preview of a release shows a record as the release leaves it; otherwise it shows what the site shows. The person who made the
 * link must be able to share the record by itself, and what is no longer scheduled does not go out.
 */
export function isPreviewed(
  item: StoredItem,
  { entity, record, times, now }: ItemNow,
  { at, isUndone }: ReleaseTimes,
  maker: RightsHolder,
): boolean {
  if (!record || !mayPreview(maker, entity)) return false
  const state = releaseState({ at, isUndone }, now)
  if (state === 'Open') return true
  if (state !== 'Scheduled' || at === null) return false
  return item.isChanged && isStillScheduled({ ...item, at }, times, now)
}
