import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'

import { recordColumns, recordId, searchText } from '../../db/columns'
import { sortIndexes } from '../../db/sortIndexes'

/** Messages from visitors of the public website. */
export const queries = pgTable(
  'queries',
  {
    id: recordId(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull().default(''),
    subject: text().notNull(),
    message: text().notNull(),
    region: text().notNull(),
    searchText: searchText('name', 'email', 'subject', 'message'),
    ...recordColumns(),
  },
  (query) => [
    check('queries_region_known', sql`${query.region} in ('US', 'UK')`),
    ...sortIndexes(
      query.id,
      query.name,
      query.email,
      query.phone,
      query.subject,
      query.region,
      query.updatedAt,
      query.createdAt,
    ),
  ],
)
