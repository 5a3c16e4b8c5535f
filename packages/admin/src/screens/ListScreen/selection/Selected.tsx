import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'

import { selection } from '../../../stores/selection'
import type { SelectedState } from './SelectionFrame'
import { hideUndone, undone } from './undone'

const UndoneDialog = lazy(() => import('./UndoneDialog'))

interface SelectedProps {
  /** The bar of the actions. It is loaded with the first selection. */
  bar: (selected: SelectedState) => ReactNode
}

/** What can be done with the selected records, and what an undo has left. */
export function Selected({ bar }: SelectedProps) {
  const { count, isAll } = useSnapshot(selection)
  const { shown } = useSnapshot(undone)
  useEffect(() => hideUndone, [])
  return (
    <Suspense>
      {count > 0 && bar({ count, isAll })}
      {shown && <UndoneDialog />}
    </Suspense>
  )
}
