import type { QueryStatus } from '@staff/content/query/query.entity'
import { Badge, type BadgeProps } from '@staff/ui'

/** The status of a query. */
export function StatusBadge({ status }: { status: QueryStatus }) {
  return <Badge tone={TONES[status]}>{status}</Badge>
}

const TONES: Record<QueryStatus, NonNullable<BadgeProps['tone']>> = {
  New: 'accent',
  Read: 'neutral',
  Answered: 'success',
  Spam: 'danger',
}
