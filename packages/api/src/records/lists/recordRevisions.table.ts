import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/**
 * A number for each table of records, the sum of its rows, that every write makes larger. Triggers do it in the transaction of the write, for
 * all nodes: two statements that see the same sum see the same records. A write takes a row that no other transaction holds, or adds one, so
 * that no write waits. It sets the row to the time in milliseconds, or to one more than before, so that a sum does not come again: not after a
 * restore either, nor if the database loses its last writes.
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
