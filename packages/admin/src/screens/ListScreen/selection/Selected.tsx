import { lazy, Suspense, useEffect } from 'react'
import { useSnapshot } from 'valtio'

import { selection } from '../../../stores/selection'
import type { SelectionBarProps } from './SelectionBar'
import { hideUndone, undone } from './undone'

const SelectionBar = lazy(() => import('./SelectionBar'))
const UndoneDialog = lazy(() => import('./UndoneDialog'))

/** What can be done with the selected records. It is loaded with the first selection. */
export function Selected(props: Omit<SelectionBarProps, 'count' | 'isAll'>) {
  const { count, isAll } = useSnapshot(selection)
  const { shown } = useSnapshot(undone)
  useEffect(() => hideUndone, [])
  return (
    <Suspense>
      {count > 0 && <SelectionBar {...props} count={count} isAll={isAll} />}
      {shown && <UndoneDialog />}
    </Suspense>
  )
}
