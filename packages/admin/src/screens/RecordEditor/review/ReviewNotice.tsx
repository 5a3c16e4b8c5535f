import type { Review } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { Banner, RelativeTime } from '@staff/ui'

import { ReviewActions } from '../../Review/ReviewActions'
import { lastWordOf, reviewTitle } from '../../Review/reviewTexts'

export interface ReviewNoticeProps {
  entity: AnyEntity
  review: Review
  /** Asks to publish what is in the form; undefined for somebody who may publish it. */
  onAsk: (() => void) | undefined
}

/** Says above the form of a record who asks to publish it, and what became of that. */
export function ReviewNotice({ entity, review, onAsk }: ReviewNoticeProps) {
  const { state } = review
  const { said, at } = lastWordOf(review)
  return (
    <Banner
      tone={state === 'Sent back' ? 'warn' : 'info'}
      title={reviewTitle(review)}
      action={
        <ReviewActions
          entity={entity}
          review={review}
          onAsk={state === 'Waiting' ? undefined : onAsk}
        />
      }
    >
      {said && <>“{said}” · </>}
      <RelativeTime value={at} />
    </Banner>
  )
}
