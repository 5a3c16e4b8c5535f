import { accessTo } from '@staff/forms/entity'

import { opensTo } from '../shared/opensTo'
import { areas, type Area } from './areas'

/** The areas with a list of their own that a role type opens, in the order of the navigation. */
export function openAreas(roleTypeId: number | string): Area[] {
  return Object.values<Area>(areas).filter(
    ({ entity }) => !entity.parentReference && opensTo(accessTo(entity).read, roleTypeId),
  )
}
