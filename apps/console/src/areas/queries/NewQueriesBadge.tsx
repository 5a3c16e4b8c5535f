import { Badge, VisuallyHidden } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'

import { waitingQuery } from './work/workQueries'

/** Beside the link of the navigation: how many queries nobody has opened, and how many wait for an answer of the user. */
export function NewQueriesBadge() {
  const { data } = useQuery(waitingQuery)
  return (
    <>
      {data && data.new.count > 0 && (
        <Badge tone="accent">
          {shown(data.new.count)}
          <VisuallyHidden> new</VisuallyHidden>
        </Badge>
      )}
      {data && data.mine.count > 0 && <Badge>{`${shown(data.mine.count)} yours`}</Badge>}
    </>
  )
}

const MAX = 99

function shown(count: number): string {
  return count > MAX ? `${MAX}+` : String(count)
}
