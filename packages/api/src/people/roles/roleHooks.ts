import {
  demotesRole,
  refuseDemotion,
  refuseRights,
  refuseRoleRemoval,
  roleChangeNeedsPassword,
} from '@staff/contract'
import { rightsOf } from '@staff/entity'
import { eq, ne } from 'drizzle-orm'

import { roles } from '../../identity/users/roles.table'
import { fullName, users } from '../../identity/users/users.table'
import { requireConfirmation } from '../../identity/passwords/confirmation'
import { allEntities } from '../../records/table/areas'
import type { RecordHooks } from '../../records/table/recordHooks'
import { hasOtherAdministrator } from '../users/remainingAdministrator'

/**
 * Rules of roles: rights name only areas and regions of the admin, demoting a role must leave an administrator, a role that people have stays, and promoting a role or
 * giving it more rights requires a confirmed password. `regions` are those of the admin.
 */
export function roleHooks(regions: readonly string[]): RecordHooks {
  function requireKnown(rights: unknown) {
    const refusal = refuseRights(rightsOf(rights), allEntities(), regions)
    if (refusal) throw refusal
  }

  return {
    async beforeCreate(values) {
      requireKnown(values['rights'])
      return values
    },

    async beforeChange(tx, { stored, changes, session }) {
      if ('rights' in changes) requireKnown(changes['rights'])
      if (demotesRole({ stored, changes })) {
        const othersRemain = await hasOtherAdministrator(tx, ne(roles.id, String(stored['id'])))
        const refusal = refuseDemotion({ othersRemain })
        if (refusal) throw refusal
      }
      if (roleChangeNeedsPassword({ stored, changes })) requireConfirmation(session)
      return changes
    },

    async beforeRemove(tx, { stored }) {
      const found = await tx
        .select({ name: fullName })
        .from(users)
        .where(eq(users.roleId, String(stored['id'])))
        .orderBy(users.lastName, users.id)
      const refusal = refuseRoleRemoval(
        found.map(({ name }) => name),
        found.length,
      )
      if (refusal) throw refusal
    },
  }
}
