import { sql } from 'drizzle-orm'

import { computedText } from '../../records/table/computedColumn'
import { users } from '../../identity/users/users.table'
import { queries } from './queries.table'

/** The columns that the API computes for a query. */
export const queryColumns = {
  assigneeName: computedText(
    sql`coalesce((select ${users.firstName} || ' ' || ${users.lastName} from ${users} where ${users.id} = ${queries.assigneeId}), '')`,
  ),
}
