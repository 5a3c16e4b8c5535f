import type { AnyEntity } from '@staff/entity'
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'

import { listPreferences } from '../../../../stores/preferences/lists'
import { selection } from '../../../../stores/lists/selection'
import type { SelectedState } from './SelectionFrame'
import { hideUndone, undone } from '../undo/undone'

const UndoneDialog = lazy(() => import('../undo/UndoneDialog'))
const UndoNotice = lazy(() => import('../undo/UndoNotice'))

interface SelectedProps {
  entity: AnyEntity
  /** The bar of the actions. It is loaded with the first selection. */
  bar: (selected: SelectedState) => ReactNode
}

/** What can be done with the selected records, what a lost action has done, and what an undo has left. */
export function Selected({ entity, bar }: SelectedProps) {
  const { count, isAll } = useSnapshot(selection)
  const { shown } = useSnapshot(undone)
  const { undoAreas } = useSnapshot(listPreferences)
  useEffect(() => hideUndone, [])
  return (
    <Suspense>
      {undoAreas.includes(entity.area) && <UndoNotice entity={entity} isAbove={count > 0} />}
      {count > 0 && bar({ count, isAll })}
      {shown && <UndoneDialog />}
    </Suspense>
  )
}
