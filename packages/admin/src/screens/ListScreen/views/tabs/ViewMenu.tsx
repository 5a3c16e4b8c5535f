import type { SavedView } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { Menu, type MenuEntry } from '@staff/ui'
import { CopyPlus, Ellipsis, House, Pencil, Trash2 } from 'lucide-react'
import { useSnapshot } from 'valtio'

import { notify } from '../../../../shared/notify'
import { listPreferences } from '../../../../stores/preferences/lists'
import { askForView } from '../../../../stores/lists/viewTask'
import { saveStartView } from '../dialogs/saveStartView'
import { useMayChange } from '../useViews'

interface ViewMenuProps {
  entity: AnyEntity
  view: SavedView
}

/** What can be done with the current view. */
export function ViewMenu({ entity, view }: ViewMenuProps) {
  const { id, name } = view
  const { lists } = useSnapshot(listPreferences)
  const isStart = lists[entity.area]?.startView === id
  const mayChange = useMayChange(entity)(view)

  function handleStart() {
    void saveStartView(entity, isStart ? null : id)
    const list = entity.labels.title
    notify('success', isStart ? `${list} opens with all.` : `${list} opens with “${name}”.`)
  }

  const copy: MenuEntry = {
    id: 'copy',
    label: 'Save as a new view…',
    icon: <CopyPlus />,
    onAction: () => askForView({ kind: 'save' }),
  }
  const start: MenuEntry = {
    id: 'start',
    label: isStart ? 'Remove as my start view' : 'Make it my start view',
    icon: <House />,
    onAction: handleStart,
  }
  const own: MenuEntry[] = [
    {
      id: 'edit',
      label: 'Edit…',
      icon: <Pencil />,
      onAction: () => askForView({ kind: 'edit', view }),
    },
    start,
    copy,
    { separator: true },
    {
      id: 'delete',
      label: 'Delete…',
      icon: <Trash2 />,
      onAction: () => askForView({ kind: 'delete', view }),
    },
  ]
  return (
    <Menu
      label={`Actions of the view ${name}`}
      trigger={<Ellipsis aria-hidden />}
      items={mayChange ? own : [start, copy]}
    />
  )
}
