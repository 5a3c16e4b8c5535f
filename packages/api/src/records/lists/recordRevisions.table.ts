import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/**
 * A number for each table of records, the sum of its rows, that every write makes larger. Triggers do it in the transaction of the write, for
 * all nodes: two statements that see the same sum see the same records. A write takes a row that no other transaction holds, or adds one, so
 * that no write waits. A new row begins with the time in milliseconds, so that a sum never comes again, not even after a restore.
 */
export const recordRevisions = pgTable(
  'record_revisions',
  {
    id: uuid().primaryKey().defaultRandom(),
    tableName: text().notNull(),
    revision: bigint({ mode: 'number' })
      .notNull()
      .default(sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`),
  },
  (revisions) => [index('record_revisions_table').on(revisions.tableName)],
)
