import type { Review } from '@staff/contract'
import { Button, Card, EmptyState, ErrorState } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { ClipboardCheck } from 'lucide-react'
import { useSnapshot } from 'valtio'

import { reviewsQuery } from '../../data/review/reviewQueries'
import { useContent, type Area } from '../../shared/admin'
import { isForReader, reviewAreas } from '../../shared/review/reviewAreas'
import { useReader } from '../../shared/useReader'
import { auth } from '../../stores/session/auth'
import { AccessDenied } from '../AccessDenied/AccessDenied'
import { Panel } from '../HomeScreen/Panel'
import { Page } from '../Page/Page'
import { TrashSkeleton } from '../TrashScreen/TrashSkeleton'
import { ReviewRow } from './ReviewRow'

/** The requests to publish, for those who may edit or publish something that the site shows. */
export function ReviewScreen() {
  const reader = useReader()
  const { areas } = useContent()
  const open = reviewAreas(areas, reader)
  return open.length === 0 ? <AccessDenied /> : <Requests areas={open} />
}

/** `areas` are those whose requests the person sees. */
function Requests({ areas }: { areas: readonly Area[] }) {
  const reader = useReader()
  const { userId } = useSnapshot(auth)
  const { data, isPending, error, refetch } = useQuery(reviewsQuery)
  const waiting = data?.filter((review) => isForReader(areas, reader, review)) ?? []
  const own = data?.filter((each) => each.askedById === userId && !waiting.includes(each)) ?? []
  const others = data?.filter((each) => !waiting.includes(each) && !own.includes(each)) ?? []
  const groups: [title: string, reviews: readonly Review[]][] = [
    ['Waiting for you', waiting],
    ['Your requests', own],
    ['Other requests', others],
  ]

  return (
    <Page
      title="Review"
      intro="What colleagues ask to publish. A request ends when its version, or a later one, is published."
    >
      {content()}
    </Page>
  )

  function content() {
    if (isPending)
      return (
        <Card>
          <TrashSkeleton selectable={false} />
        </Card>
      )
    if (!data)
      return (
        <Card>
          <ErrorState title="The requests could not be loaded" onRetry={() => void refetch()}>
            {error?.message}
          </ErrorState>
        </Card>
      )
    if (data.length === 0)
      return (
        <Card>
          <EmptyState
            icon={<ClipboardCheck />}
            title="Nobody asks to publish anything"
            action={<Button onClick={() => void refetch()}>Look again</Button>}
          >
            Somebody who may write but not publish asks in the form of a record.
          </EmptyState>
        </Card>
      )
    return groups.map(
      ([title, reviews]) =>
        reviews.length > 0 && (
          <Panel key={title} title={title}>
            <ul>
              {reviews.map((review) => {
                const area = areas.find(({ entity }) => entity.area === review.area)
                return (
                  area && (
                    <ReviewRow
                      key={`${review.area} ${review.id}`}
                      entity={area.entity}
                      review={review}
                    />
                  )
                )
              })}
            </ul>
          </Panel>
        ),
    )
  }
}
