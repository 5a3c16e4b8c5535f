import { trashEntities } from '@staff/contract'

import type { Area } from '../admin'

/** The areas whose trash a role type can open, in the order of the navigation. */
export function trashAreas(areas: readonly Area[], roleTypeId: number): Area[] {
  const open = trashEntities(
    areas.map(({ entity }) => entity),
    { roleTypeId },
  )
  return areas.filter(({ entity }) => open.includes(entity))
}
