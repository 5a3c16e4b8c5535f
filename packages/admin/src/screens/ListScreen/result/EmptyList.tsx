import type { AnyEntity } from '@staff/entity'
import { Button, EmptyState } from '@staff/ui'
import { SearchX, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { useContent } from '../../../shared/admin'

export interface EmptyListProps {
  entity: AnyEntity
  icon: LucideIcon
  /** The search text; empty if the area has no records. */
  q: string
  hasFilters: boolean
  /** Clears the search and the filters. */
  onClear: () => void
  addButton: ReactNode
}

/** The empty state of a list, with or without a search or filters. */
export function EmptyList({
  entity,
  icon: Icon,
  q,
  hasFilters,
  onClear,
  addButton,
}: EmptyListProps) {
  const { one, many } = entity.labels
  const { isOnPublicSite } = useContent()
  if (hasFilters) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={`No ${many.toLowerCase()} match ${q ? `“${q}” and these filters` : 'these filters'}`}
        action={<Button onClick={onClear}>Clear all</Button>}
      >
        Remove a filter to see more.
      </EmptyState>
    )
  }
  if (q) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={`No ${many.toLowerCase()} match “${q}”`}
        action={<Button onClick={onClear}>Clear the search</Button>}
      >
        Check the spelling, or try fewer words.
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={<Icon />} title={`No ${many.toLowerCase()} yet`} action={addButton}>
      {addButton
        ? `The first ${one} that you add appears here${isOnPublicSite?.(entity) ? ' and on the public site' : ''}.`
        : `The first ${one} appears here as soon as it comes in.`}
    </EmptyState>
  )
}
