import { Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'

import type { AreaScreens } from '../../../shared/defineArea'
import { lazyComponent } from '../../../shared/lazyComponent'
import { listPreferences } from '../../../stores/preferences/lists'
import { closeViewTask, viewTask } from '../../../stores/viewTask'
import { Bar } from './Bar'
import { hasState, viewIn } from './listAddress'
import { SaveViewButton } from './SaveViewButton'
import { useOwnColumns } from './useQueryToSave'

const ViewBar = lazyComponent(async () => (await import('./loadedViews')).ViewBar)
const ViewChanges = lazyComponent(async () => (await import('./loadedViews')).ViewChanges)
const ViewDialog = lazyComponent(async () => (await import('./ViewDialog')).ViewDialog)

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

/** What can be done with a list that is not as its view was saved. */
export function ChangedView({ area }: ViewsProps) {
  const [search] = useSearchParams()
  const columns = useOwnColumns(area)
  // Columns alone can be saved too, although the address does not have them: they are the user's own.
  if (!hasState(search) && !columns) return null
  // Not on demand, so that it does not move the rows when it appears.
  if (viewIn(search) === undefined) return <SaveViewButton />
  return (
    <Suspense>
      <ViewChanges area={area} />
    </Suspense>
  )
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
