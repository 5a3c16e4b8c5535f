import { accessTo } from '@staff/entity'

import type { Area } from './admin'
import { hasAccess } from './hasAccess'

/** The areas with their own list that a role type can read, in the order of the navigation. */
export function readableAreas(areas: readonly Area[], roleTypeId: number | string): Area[] {
  return areas.filter(
    ({ entity }) => !entity.parentReference && hasAccess(accessTo(entity).read, roleTypeId),
  )
}
