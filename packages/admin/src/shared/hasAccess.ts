import type { Audience } from '@staff/forms/entity'

import { isAdministrator } from '../stores/session/auth'

/** Whether something that is for these people opens to a role type. */
export function hasAccess(audience: Audience, roleTypeId: number | string): boolean {
  return audience === 'signedIn' || (audience === 'administrator' && isAdministrator(roleTypeId))
}
