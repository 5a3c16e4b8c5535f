import type { ListedReview } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { RelativeTime, space } from '@staff/ui'
import { styled } from 'styled-components'

import { editPath } from '../../shared/paths'
import { useRegion } from '../../shared/regions/useRegion'
import { PanelRow, RecordLink } from '../HomeScreen/panelRows'
import { Actions, Facts, Title } from '../TrashScreen/trashLayout'
import { GuestAnswers } from './GuestAnswers'
import { ReviewActions } from './ReviewActions'
import { lastWordOf, reviewTitle } from './reviewTexts'

export interface ReviewRowProps {
  entity: AnyEntity
  review: ListedReview
}

/** One request: the record, who asks, what they wrote, what guests answer, and what can be done. */
export function ReviewRow({ entity, review }: ReviewRowProps) {
  const { id, title } = review
  const { said, at } = lastWordOf(review)
  return (
    <PanelRow data-row={id}>
      <div>
        <Title dir="auto">
          <RecordLink href={editPath(useRegion(), entity, id)}>{title}</RecordLink>
        </Title>
        <Facts>
          {entity.labels.title} · {reviewTitle(review)} · <RelativeTime value={at} />
        </Facts>
        {said && <Said dir="auto">{said}</Said>}
        <GuestAnswers answers={review.answers} />
      </div>
      <Actions>
        <ReviewActions entity={entity} review={review} />
      </Actions>
    </PanelRow>
  )
}

const Said = styled.p`
  padding-block-start: ${space.s1};
  white-space: pre-line;
  overflow-wrap: anywhere;
`
