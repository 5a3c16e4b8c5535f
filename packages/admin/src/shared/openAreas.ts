import { accessTo } from '@staff/forms/entity'

import type { Area } from './admin'
import { opensTo } from './opensTo'

/** The areas with a list of their own that a role type opens, in the order of the navigation. */
export function openAreas(areas: readonly Area[], roleTypeId: number | string): Area[] {
  return areas.filter(
    ({ entity }) => !entity.parentReference && opensTo(accessTo(entity).read, roleTypeId),
  )
}
