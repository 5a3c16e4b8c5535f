import { Badge, VisuallyHidden } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'

import { wholeTrashQueries } from '../../../data/trash/wholeTrashQueries'

/** How many deleted records there are, beside the link of the navigation. Nobody has to do anything about them, so it is quiet. */
export function TrashBadge() {
  const { data: count = 0 } = useQuery(wholeTrashQueries.total())
  if (count === 0) return null
  return (
    <Badge>
      {count > MAX ? `${MAX}+` : count}
      <VisuallyHidden> deleted</VisuallyHidden>
    </Badge>
  )
}

const MAX = 99
