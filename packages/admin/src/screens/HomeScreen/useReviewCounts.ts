import { opensTo, type Review } from '@staff/contract'
import { useQuery } from '@tanstack/react-query'
import { ClipboardCheck, Undo2 } from 'lucide-react'
import { useSnapshot } from 'valtio'

import { reviewsQuery } from '../../data/review/reviewQueries'
import { useContent } from '../../shared/admin'
import { reviewPath } from '../../shared/paths'
import { useRegion } from '../../shared/regions/useRegion'
import { isForReader, reviewAreas } from '../../shared/review/reviewAreas'
import { useReader } from '../../shared/useReader'
import { auth } from '../../stores/session/auth'
import type { WaitingRecords } from './WaitingCounts'

/**
 * The requests to publish that wait for the user, as cells of `WaitingCounts`: those to answer, for somebody who may publish, and those
 * that were sent back, for somebody who may only write. Empty for all others.
 */
export function useReviewCounts(): WaitingRecords[] {
  const reader = useReader()
  const { areas } = useContent()
  const { userId } = useSnapshot(auth)
  const href = reviewPath(useRegion())
  const open = reviewAreas(areas, reader)
  const { data } = useQuery({ ...reviewsQuery, enabled: open.length > 0 })
  const published = open.filter(({ entity }) => opensTo(reader, entity, 'publish'))
  const isSentBack = ({ askedById, state }: Review) => askedById === userId && state === 'Sent back'
  const toAnswer: WaitingRecords = {
    icon: ClipboardCheck,
    label: 'Requests to publish',
    none: 'Nobody asks you to publish anything.',
    some: countOf(data?.filter((review) => isForReader(areas, reader, review))),
    href,
  }
  const sentBack: WaitingRecords = {
    icon: Undo2,
    label: 'Sent back to you',
    none: 'Nothing was sent back to you.',
    some: countOf(data?.filter(isSentBack)),
    href,
  }
  return [
    ...(published.length > 0 ? [toAnswer] : []),
    ...(published.length < open.length ? [sentBack] : []),
  ]
}

function countOf(reviews: readonly Review[] | undefined): WaitingRecords['some'] {
  const [oldest] = reviews?.map(({ askedAt, answeredAt }) => answeredAt ?? askedAt).toSorted() ?? []
  return reviews && { count: reviews.length, oldest: oldest ?? null }
}
