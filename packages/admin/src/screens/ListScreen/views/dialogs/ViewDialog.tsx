import { useSnapshot } from 'valtio'

import type { AreaScreens } from '../../../../shared/defineArea'
import { viewTask } from '../../../../stores/lists/viewTask'
import { ConflictDialog } from './ConflictDialog'
import { DeleteViewDialog } from './DeleteViewDialog'
import { SaveViewDialog } from './SaveViewDialog'

interface ViewDialogProps {
  area: AreaScreens
}

/** The dialog about a view that is open. */
export function ViewDialog({ area }: ViewDialogProps) {
  const isOpen = useSnapshot(viewTask).current !== null
  const task = viewTask.current
  if (!isOpen || !task) return null
  if (task.kind === 'delete') return <DeleteViewDialog area={area} view={task.view} />
  if (task.kind === 'conflict') return <ConflictDialog area={area} current={task.current} />
  return (
    <SaveViewDialog
      area={area}
      view={task.kind === 'edit' ? task.view : undefined}
      name={task.kind === 'save' ? task.name : task.view.name}
    />
  )
}
