import type { AnyEntity } from '@staff/entity'

import { roles } from '../identity/users/roles.table'
import { users } from '../identity/users/users.table'
import type { Area } from '../records/table/areas'
import { auditAreaOf } from './audit/auditArea'
import { roleHooks } from './roles/roleHooks'
import { roleColumns } from './roles/roles.computed'
import { userHooks } from './users/userHooks'
import { userColumns } from './users/users.computed'

/**
 * The areas of every admin: its people, and what they do. `entities` are those whose records acts can be about, and `regions` those of the
 * admin.
 */
export function peopleAreas(
  entities: readonly AnyEntity[],
  regions: readonly string[] = [],
): Record<string, Area> {
  return {
    roles: { table: roles, hooks: roleHooks(regions), computed: roleColumns },
    users: { table: users, hooks: userHooks, computed: userColumns },
    audit: auditAreaOf(entities),
  }
}
