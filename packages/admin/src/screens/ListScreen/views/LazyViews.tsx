import { Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'

import type { AreaScreens } from '../../../shared/defineArea'
import { lazyComponent } from '../../../shared/lazyComponent'
import { listPreferences } from '../../../stores/preferences/lists'
import { closeViewTask, viewTask } from '../../../stores/lists/viewTask'
import { Bar } from './tabs/Bar'
import { hasState, viewIn } from './listAddress'
import { useOwnColumns } from './dialogs/useQueryToSave'

const ViewBar = lazyComponent(async () => (await import('./loadedViews')).ViewBar)
const ViewDialog = lazyComponent(async () => (await import('./dialogs/ViewDialog')).ViewDialog)

interface ViewsProps {
  area: AreaScreens
}

/** The saved views of a list as tabs. Their room is there before they are, so nothing moves. */
export function Views({ area, isStarting }: ViewsProps & { isStarting: boolean }) {
  const { viewAreas } = useSnapshot(listPreferences)
  const [search] = useSearchParams()
  const hasViews = viewAreas.includes(area.entity.area) || viewIn(search) !== undefined
  if (!hasViews && !isStarting) return null
  return (
    <Suspense fallback={<Bar />}>
      <ViewBar area={area} isStarting={isStarting} />
    </Suspense>
  )
}

/** Whether the list shows something that can be saved under a name. */
export function useHasStateToSave(area: AreaScreens): boolean {
  const [search] = useSearchParams()
  // Columns alone can be saved too, although the address does not have them: they are the user's own.
  const columns = useOwnColumns(area)
  return viewIn(search) === undefined && (hasState(search) || columns !== undefined)
}

/** The dialog about a view that is open. */
export function ViewTasks({ area }: ViewsProps) {
  const { current } = useSnapshot(viewTask)
  useEffect(() => closeViewTask, [])
  if (!current) return null
  return (
    <Suspense>
      <ViewDialog area={area} />
    </Suspense>
  )
}
