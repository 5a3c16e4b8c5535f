import { ne } from 'drizzle-orm'

import { roles } from '../db/schema'
import { ADMINISTRATOR } from '../access/access'
import { refused } from '../problems/problem'
import { requireConfirmation } from '../passwords/confirmation'
import type { RecordHooks } from '../records/hooks'
import { anAdministratorRemains } from '../users/administrators'

/** Roles: turning one into a staff role must leave an administrator with another, and into one of administrators needs the password. */
export const roleHooks: RecordHooks = {
  async beforeChange(tx, { stored, changes, session }) {
    const { roleTypeId = stored['roleTypeId'] } = changes
    const demotes = stored['roleTypeId'] === ADMINISTRATOR && roleTypeId !== ADMINISTRATOR
    if (demotes && !(await anAdministratorRemains(tx, ne(roles.id, String(stored['id'])))))
      throw refused({
        roleTypeId: 'The last administrator has this role. Make somebody else one first.',
      })
    if (stored['roleTypeId'] !== ADMINISTRATOR && roleTypeId === ADMINISTRATOR)
      requireConfirmation(session)
    return changes
  },
}
