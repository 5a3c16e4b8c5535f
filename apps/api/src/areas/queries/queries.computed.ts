import { sql } from 'drizzle-orm'

import { computedText } from '@staff/api'
import { users } from '@staff/api/tables'
import { queries } from './queries.table'

/** The columns that the API computes for a query. */
export const queryColumns = {
  assigneeName: computedText(
    sql`coalesce((select ${users.firstName} || ' ' || ${users.lastName} from ${users} where ${users.id} = ${queries.assigneeId}), '')`,
  ),
}
