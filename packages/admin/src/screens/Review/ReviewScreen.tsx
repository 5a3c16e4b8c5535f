import type { ListedReview } from '@staff/contract'
import { Button, EmptyState } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { ClipboardCheck } from 'lucide-react'
import { useSnapshot } from 'valtio'

import { reviewsQuery } from '../../data/review/reviewQueries'
import { useContent, type Area } from '../../shared/admin'
import { isForReader, reviewAreas } from '../../shared/review/reviewAreas'
import { useReader } from '../../shared/useReader'
import { auth } from '../../stores/session/auth'
import { AccessDenied } from '../AccessDenied/AccessDenied'
import { Page } from '../Page/Page'
import { PanelList } from '../PanelList/PanelList'
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
  const query = useQuery(reviewsQuery)

  function groupsOf(reviews: readonly ListedReview[]) {
    const waiting = reviews.filter((review) => isForReader(areas, reader, review))
    const own = reviews.filter((each) => each.askedById === userId && !waiting.includes(each))
    const others = reviews.filter((each) => !waiting.includes(each) && !own.includes(each))
    return [
      ['Waiting for you', waiting],
      ['Your requests', own],
      ['Other requests', others],
    ] as const
  }

  function row(review: ListedReview) {
    const area = areas.find(({ entity }) => entity.area === review.area)
    return (
      area && <ReviewRow key={`${review.area} ${review.id}`} entity={area.entity} review={review} />
    )
  }

  return (
    <Page
      title="Review"
      intro="What colleagues ask to publish. A request ends when its version, or a later one, is published."
    >
      <PanelList
        query={query}
        failed="The requests could not be loaded"
        empty={
          <EmptyState
            icon={<ClipboardCheck />}
            title="Nobody asks to publish anything"
            action={<Button onClick={() => void query.refetch()}>Look again</Button>}
          >
            Somebody who may write but not publish asks in the form of a record.
          </EmptyState>
        }
        groupsOf={groupsOf}
        row={row}
      />
    </Page>
  )
}
