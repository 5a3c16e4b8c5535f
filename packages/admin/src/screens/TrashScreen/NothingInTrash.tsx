import { Button, EmptyState } from '@staff/ui'
import { SearchX, Trash2 } from 'lucide-react'

import { keptText } from '../../shared/trash/trashDaysText'
import { useTrashDays } from '../../shared/trash/useTrashDays'

export interface NothingInTrashProps {
  /** The words of the search. */
  q: string
  /**
   * What narrows the list besides: some areas, or the id of one record.
   * @default nothing
   */
  filter?: 'areas' | 'record' | undefined
  /** Shows everything again. */
  onClear: () => void
}

/** An empty trash, or a search without a result. */
export function NothingInTrash({ q, filter, onClear }: NothingInTrashProps) {
  const trashDays = useTrashDays()
  if (!q && !filter) {
    return (
      <EmptyState icon={<Trash2 />} title="The trash is empty">
        {keptText(trashDays)}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<SearchX />}
      title={q ? `Nothing in the trash matches “${q}”` : TITLES[filter ?? 'areas']}
      action={<Button onClick={onClear}>{filter ? 'Show everything' : 'Clear the search'}</Button>}
    >
      {q
        ? 'Check the spelling, or try fewer words.'
        : filter === 'record'
          ? 'Somebody has restored it, or it is deleted for ever.'
          : keptText(trashDays)}
    </EmptyState>
  )
}

const TITLES = {
  areas: 'Nothing in the trash matches the filter',
  record: 'This record is not in the trash any more',
}
