import { StoredPicturesContext, type StoredPictures } from '@staff/forms'
import type { ReactNode } from 'react'

import { useContent } from '../../../shared/admin'
import { lazyComponent } from '../../../shared/lazyComponent'
import { hasPictures } from '../../../shared/pictures/hasPictures'
import { useReader } from '../../../shared/useReader'

/** Their code loads when somebody looks for a picture or replaces one. */
const STORED: StoredPictures = {
  Choice: lazyComponent(
    async () => (await import('../../Pictures/forForms/PictureChoice')).PictureChoice,
  ),
  Former: lazyComponent(
    async () => (await import('../../Pictures/forForms/FormerPicture')).FormerPicture,
  ),
}

/** Offers the stored pictures to the fields of a form, for those who may see them. */
export function StoredPicturesHost({ children }: { children: ReactNode }) {
  const reader = useReader()
  const { areas } = useContent()
  const stored = hasPictures(areas, reader) ? STORED : undefined
  return <StoredPicturesContext value={stored}>{children}</StoredPicturesContext>
}
