import { auth, listPath, useRegion, useReviewCounts, WaitingCounts } from '@staff/admin'
import { MAX_WAITING_COUNT } from '@staff/content/calls'
import { query, WAITING_STATUSES } from '@staff/content/query/query.entity'
import { useQuery } from '@tanstack/react-query'
import { Inbox, UserRoundCheck } from 'lucide-react'
import { useSnapshot } from 'valtio'

import { waitingQuery } from '../areas/queries/work/workQueries'

/** What waits for the user: new queries, their own ones without an answer, and requests to publish. Each is a link to its records. */
export function Waiting() {
  const { data } = useQuery(waitingQuery)
  const { userId } = useSnapshot(auth)
  const reviews = useReviewCounts()
  const list = listPath(useRegion(), query)
  const mine = new URLSearchParams(WAITING_STATUSES.map((status) => ['status', status]))
  mine.set('assigneeId', userId)
  return (
    <WaitingCounts
      max={MAX_WAITING_COUNT}
      waiting={[
        {
          icon: Inbox,
          label: 'New queries',
          none: 'Nobody waits to be read.',
          some: data?.new,
          href: `${list}?status=New`,
        },
        {
          icon: UserRoundCheck,
          label: 'Taken by you',
          none: 'None of yours waits for an answer.',
          some: data?.mine,
          href: `${list}?${mine}`,
        },
        ...reviews,
      ]}
    />
  )
}
