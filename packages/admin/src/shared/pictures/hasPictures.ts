import { decideToEdit, type RightsHolder } from '@staff/contract'

import type { Area } from '../admin'

/** Whether a person may see all pictures: they may edit records with pictures. */
export function hasPictures(areas: readonly Area[], reader: RightsHolder): boolean {
  return decideToEdit(
    reader,
    areas.map(({ entity }) => entity),
  ).allowed
}
