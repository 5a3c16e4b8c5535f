import { sql } from 'drizzle-orm'

import { computedInteger } from '../../records/table/computedColumn'
import { users } from '../../identity/users/users.table'
import { roles } from '../../identity/users/roles.table'

/** The columns that the API computes for a role. */
export const roleColumns = {
  userCount: computedInteger(
    sql`(select count(*)::int from ${users} where ${users.roleId} = ${roles.id})`,
  ),
}
