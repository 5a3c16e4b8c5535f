import { Badge, VisuallyHidden } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'

import { reviewsQuery } from '../../../data/review/reviewQueries'
import { useContent } from '../../../shared/admin'
import { isForReader } from '../../../shared/review/reviewAreas'
import { useReader } from '../../../shared/useReader'

/** How many requests wait for an answer of the user, beside the link of the navigation. */
export function ReviewBadge() {
  const reader = useReader()
  const { areas } = useContent()
  const { data = [] } = useQuery(reviewsQuery)
  const count = data.filter((review) => isForReader(areas, reader, review)).length
  if (count === 0) return null
  return (
    <Badge tone="accent">
      {count > MAX ? `${MAX}+` : count}
      <VisuallyHidden> waiting</VisuallyHidden>
    </Badge>
  )
}

const MAX = 99
