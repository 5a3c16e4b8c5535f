import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'

import { useIsCurrentScreen } from '../../shared/useIsCurrentScreen'
import { RecordTable, type RecordTableProps } from './table/RecordTable'

export interface LoadedListProps extends RecordTableProps {
  /** Shown instead of a table without rows. */
  whenEmpty: ReactNode
}

/** A loaded list. It observes its records, because the last one may be deleted. */
export function LoadedList({ whenEmpty, ...table }: LoadedListProps) {
  const { list, params, onChange, busy } = table
  const { total, records } = useSnapshot(list)
  const lastPage = Math.max(1, Math.ceil(total / params.pageSize))
  const isPastTheEnd = !busy && records.length === 0 && params.page > lastPage

  const isCurrentScreen = useIsCurrentScreen()
  // Not a dependency of the effect: another call would restart the pending navigation.
  const goTo = useEffectEvent((page: number) => {
    if (isCurrentScreen()) onChange({ page }, { replace: true })
  })
  // The last record of the page was deleted, or the link is old.
  useEffect(() => {
    if (isPastTheEnd) goTo(lastPage)
  }, [isPastTheEnd, lastPage])

  return total > 0 ? <RecordTable {...table} /> : whenEmpty
}
