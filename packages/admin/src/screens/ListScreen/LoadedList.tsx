import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'

import { useIsCurrentScreen } from '../../shared/useIsCurrentScreen'
import { RecordTable, type RecordTableProps } from './table/RecordTable'

export interface LoadedListProps extends RecordTableProps {
  /** What is shown in the place of a table without rows. */
  whenEmpty: ReactNode
}

/** A list that has arrived. It watches its records: the last one may be deleted while it is shown. */
export function LoadedList({ whenEmpty, ...table }: LoadedListProps) {
  const { list, params, onChange, busy } = table
  const { total, records } = useSnapshot(list)
  const lastPage = Math.max(1, Math.ceil(total / params.pageSize))
  const isPastTheEnd = !busy && records.length === 0 && params.page > lastPage

  const isCurrentScreen = useIsCurrentScreen()
  // Once, whatever is drawn on the way: every further call would start the way there anew.
  const goTo = useEffectEvent((page: number) => {
    if (isCurrentScreen()) onChange({ page }, { replace: true })
  })
  // Its last record was deleted, or the link is old: the page before it is meant.
  useEffect(() => {
    if (isPastTheEnd) goTo(lastPage)
  }, [isPastTheEnd, lastPage])

  return total > 0 ? <RecordTable {...table} /> : whenEmpty
}
