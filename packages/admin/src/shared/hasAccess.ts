import type { Audience } from '@staff/entity'

import { isAdministrator } from '../stores/session/auth'

/** Whether a role type belongs to an audience. */
export function hasAccess(audience: Audience, roleTypeId: number | string): boolean {
  return audience === 'signedIn' || (audience === 'administrator' && isAdministrator(roleTypeId))
}
