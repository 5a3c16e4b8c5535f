import { INVITED } from '@staff/contract'
import { sql } from 'drizzle-orm'

import { computedText } from '../../records/table/computedColumn'
import { roles } from '../../identity/users/roles.table'
import { fullName, users } from '../../identity/users/users.table'

/** The columns that the API computes for a user. */
export const userColumns = {
  name: computedText(fullName),
  // `users.table` has the column: it is null for somebody who has no password yet.
  invitation: computedText(
    sql`case when ${users.passwordHash} is null then '${sql.raw(INVITED)}' else '' end`,
  ),
  roleName: computedText(
    sql`(select ${roles.name} from ${roles} where ${roles.id} = ${users.roleId})`,
  ),
}
