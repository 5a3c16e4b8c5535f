import { Trash2 } from 'lucide-react'
import { useLocation } from 'react-router-dom'

import { useContent } from '../../../shared/admin'
import { wholeTrashPath } from '../../../shared/paths'
import { trashAreas } from '../../../shared/trash/trashAreas'
import { useRegion } from '../../../shared/regions/useRegion'
import { AreaBadge } from './AreaBadge'
import { NavigationLink } from './NavigationLink'
import { useReader } from '../../../shared/useReader'

export interface TrashLinkProps {
  /** Called when the link is followed, so that the drawer can close. */
  onFollow?: (() => void) | undefined
}

/** Leads to the trash of all areas, with how many records are in it. A person who can open none of them has no link. */
export function TrashLink({ onFollow }: TrashLinkProps) {
  const reader = useReader()
  const { areas } = useContent()
  const trash = wholeTrashPath(useRegion())
  const isHere = useLocation().pathname === trash
  if (trashAreas(areas, reader).length === 0) return null
  return (
    <ul>
      <li>
        <NavigationLink to={trash} aria-current={isHere ? 'page' : undefined} onClick={onFollow}>
          <Trash2 aria-hidden="true" />
          Trash
          <AreaBadge load={loadBadge} />
        </NavigationLink>
      </li>
    </ul>
  )
}

const loadBadge = async () => (await import('./TrashBadge')).TrashBadge
