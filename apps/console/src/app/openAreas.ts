import { accessTo, type Audience } from '@staff/forms/entities'

import { isAdministrator } from '../stores/auth'
import { areas, type Area } from './areas'

/** Whether something that is for these people opens to a role type. */
export function opensTo(audience: Audience, roleTypeId: number | string): boolean {
  return audience === 'signedIn' || (audience === 'administrator' && isAdministrator(roleTypeId))
}

/** The areas with a list of their own that a role type opens, in the order of the navigation. */
export function openAreas(roleTypeId: number | string): Area[] {
  return Object.values<Area>(areas).filter(
    ({ entity }) => !entity.openedBy && opensTo(accessTo(entity).read, roleTypeId),
  )
}
