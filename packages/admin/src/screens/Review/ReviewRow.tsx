import type { Review } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { AppLink, color, RelativeTime, space } from '@staff/ui'
import { styled } from 'styled-components'

import { editPath } from '../../shared/paths'
import { useRegion } from '../../shared/regions/useRegion'
import { Actions, Facts, Row, Title } from '../TrashScreen/trashLayout'
import { ReviewActions } from './ReviewActions'
import { lastWordOf, reviewTitle } from './reviewTexts'

export interface ReviewRowProps {
  entity: AnyEntity
  review: Review
}

/** One request: the record, who asks, what they wrote, and what can be done. */
export function ReviewRow({ entity, review }: ReviewRowProps) {
  const { id, title } = review
  const { said, at } = lastWordOf(review)
  return (
    <RequestRow data-row={id}>
      <div>
        <Title dir="auto">
          <RecordLink href={editPath(useRegion(), entity, id)}>{title}</RecordLink>
        </Title>
        <Facts>
          {entity.labels.title} · {reviewTitle(review)} · <RelativeTime value={at} />
        </Facts>
        {said && <Said dir="auto">{said}</Said>}
      </div>
      <Actions>
        <ReviewActions entity={entity} review={review} />
      </Actions>
    </RequestRow>
  )
}

/** In line with the heading of its panel. */
const RequestRow = styled(Row)`
  padding-inline: ${space.s5};
`

const RecordLink = styled(AppLink)`
  color: ${color.accentText};
`

const Said = styled.p`
  padding-block-start: ${space.s1};
  white-space: pre-line;
  overflow-wrap: anywhere;
`
