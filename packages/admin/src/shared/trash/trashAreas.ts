import { trashEntities, type RightsHolder } from '@staff/contract'

import type { Area } from '../admin'

/** The areas whose trash a role type can open, in the order of the navigation. */
export function trashAreas(areas: readonly Area[], reader: RightsHolder): Area[] {
  const open = trashEntities(
    areas.map(({ entity }) => entity),
    reader,
  )
  return areas.filter(({ entity }) => open.includes(entity))
}
