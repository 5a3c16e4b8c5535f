import type { Review } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { useQuery } from '@tanstack/react-query'

import { idOf, type AnyStored } from '../../../data/records/recordQueries'
import { reviewsQuery } from '../../../data/review/reviewQueries'

/** The open request to publish a record; undefined if there is none, or if the person has nothing to do with requests. */
export function useReviewOf(
  entity: AnyEntity,
  record: AnyStored,
  isConcerned: boolean,
): Review | undefined {
  const { data = [] } = useQuery({ ...reviewsQuery, enabled: isConcerned })
  const id = idOf(entity, record)
  return isConcerned
    ? data.find((review) => review.area === entity.area && review.id === id)
    : undefined
}
