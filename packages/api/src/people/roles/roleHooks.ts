import { demotesRole, refuseDemotion, roleChangeNeedsPassword } from '@staff/contract'
import { ne } from 'drizzle-orm'

import { roles } from '../../identity/users/roles.table'
import { requireConfirmation } from '../../identity/passwords/confirmation'
import type { RecordHooks } from '../../records/table/recordHooks'
import { hasOtherAdministrator } from '../users/remainingAdministrator'

/** Rules of roles: demoting a role must leave an administrator, and promoting a role requires a confirmed password. */
export const roleHooks: RecordHooks = {
  async beforeChange(tx, { stored, changes, session }) {
    if (demotesRole({ stored, changes })) {
      const othersRemain = await hasOtherAdministrator(tx, ne(roles.id, String(stored['id'])))
      const refusal = refuseDemotion({ othersRemain })
      if (refusal) throw refusal
    }
    if (roleChangeNeedsPassword({ stored, changes })) requireConfirmation(session)
    return changes
  },
}
