import { Button } from '@staff/ui'
import { useSnapshot } from 'valtio'

import type { AreaScreens } from '../../../shared/defineArea'
import { listPath } from '../../../shared/paths'
import { useRegion } from '../../../shared/regions/useRegion'
import { listPreferences } from '../../../stores/preferences/lists'
import { useViews } from '../views/useViews'
import { searchOf } from '../views/viewState'
import { ViewChanges } from '../views/changes/ViewChanges'
import { ViewMenu } from '../views/tabs/ViewMenu'
import { Group } from './ListPanel'

interface PanelViewsProps {
  area: AreaScreens
  onClose: () => void
}

/** The saved views of a list, and what can be done with the current one. Nothing without views. */
export default function PanelViews({ area, onClose }: PanelViewsProps) {
  const { entity } = area
  const { views, current, id } = useViews(entity)
  const { lists } = useSnapshot(listPreferences)
  const path = listPath(useRegion(), entity)
  if (views.length === 0) return null
  const hasStart = typeof lists[entity.area]?.startView === 'string'
  const links = [
    { id: undefined, name: 'All', href: path + (hasStart ? '?view=all' : '') },
    ...views.map((view) => ({ id: view.id, name: view.name, href: path + searchOf(view, entity) })),
  ]
  return (
    <Group heading="Views">
      {links.map((link) => (
        <Button
          key={link.id ?? 'all'}
          size="s"
          variant={link.id === id ? 'primary' : 'secondary'}
          aria-current={link.id === id ? 'page' : undefined}
          href={link.href}
          onClick={onClose}
        >
          {link.name}
        </Button>
      ))}
      {current && <ViewMenu entity={entity} view={current} />}
      <ViewChanges area={area} />
    </Group>
  )
}
