import { Activity, ClipboardCheck, Images, Layers, Trash2 } from 'lucide-react'

import { useContent } from '../../../shared/admin'
import { hasPictures } from '../../../shared/pictures/hasPictures'
import {
  picturesPath,
  releasesPath,
  reviewPath,
  systemPath,
  wholeTrashPath,
} from '../../../shared/paths'
import { useRegion } from '../../../shared/regions/useRegion'
import { reviewAreas } from '../../../shared/review/reviewAreas'
import { trashAreas } from '../../../shared/trash/trashAreas'
import { useReader } from '../../../shared/useReader'
import { isAdministrator } from '../../../stores/session/auth'
import { ScreenLink } from './ScreenLink'

export interface ScreenLinksProps {
  /** Called when a link is followed, so that the drawer can close. */
  onFollow?: (() => void) | undefined
}

/**
 * Leads to the requests to publish, with how many wait for the user, to the releases, to the pictures, to the trash of all areas, with how many records are in
 * it, and to the system. A person has the links to what they can open, and no list without one.
 */
export function ScreenLinks({ onFollow }: ScreenLinksProps) {
  const reader = useReader()
  const { areas } = useContent()
  const region = useRegion()
  const hasReview = reviewAreas(areas, reader).length > 0
  const hasTrash = trashAreas(areas, reader).length > 0
  const seesPictures = hasPictures(areas, reader)
  const hasSystem = isAdministrator(reader.roleTypeId)
  if (!hasReview && !seesPictures && !hasTrash && !hasSystem) return null
  return (
    <ul>
      {hasReview && (
        <ScreenLink
          to={reviewPath(region)}
          icon={ClipboardCheck}
          label="Review"
          badge={loadReviewBadge}
          onFollow={onFollow}
        />
      )}
      {hasReview && (
        <ScreenLink to={releasesPath(region)} icon={Layers} label="Releases" onFollow={onFollow} />
      )}
      {seesPictures && (
        <ScreenLink to={picturesPath(region)} icon={Images} label="Pictures" onFollow={onFollow} />
      )}
      {hasTrash && (
        <ScreenLink
          to={wholeTrashPath(region)}
          icon={Trash2}
          label="Trash"
          badge={loadTrashBadge}
          onFollow={onFollow}
        />
      )}
      {hasSystem && (
        <ScreenLink to={systemPath(region)} icon={Activity} label="System" onFollow={onFollow} />
      )}
    </ul>
  )
}

const loadReviewBadge = async () => (await import('./ReviewBadge')).ReviewBadge
const loadTrashBadge = async () => (await import('./TrashBadge')).TrashBadge
