import { opensTo, type RightsHolder } from '@staff/contract'
import { imageFields } from '@staff/entity'

import type { Area } from '../admin'

/** Whether a person may see all pictures: they may edit records with pictures. The API decides it in the same way. */
export function hasPictures(areas: readonly Area[], reader: RightsHolder): boolean {
  return areas.some(
    ({ entity }) => imageFields(entity).length > 0 && opensTo(reader, entity, 'edit'),
  )
}
