import { Badge, VisuallyHidden } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'

import { waitingQuery } from './workQueries'

/** How many queries nobody has opened, beside the link of the navigation. */
export function NewQueriesBadge() {
  const { data } = useQuery(waitingQuery)
  const count = data?.new.count ?? 0
  if (count === 0) return null
  return (
    <Badge tone="accent">
      {count > MAX ? `${MAX}+` : count}
      <VisuallyHidden> new</VisuallyHidden>
    </Badge>
  )
}

const MAX = 99
