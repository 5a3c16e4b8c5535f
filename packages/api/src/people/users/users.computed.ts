import { sql } from 'drizzle-orm'

import { computedText } from '../../records/table/computedColumn'
import { roles } from '../../identity/users/roles.table'
import { users } from '../../identity/users/users.table'

/** The columns that the API computes for a user. */
export const userColumns = {
  name: computedText(sql`${users.firstName} || ' ' || ${users.lastName}`),
  roleName: computedText(
    sql`(select ${roles.name} from ${roles} where ${roles.id} = ${users.roleId})`,
  ),
}
