import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * How many rows each table of records has: the sum of its slots. Triggers keep it exact, in the transaction of each write and
 * for all nodes. A connection always writes to the same slot, so that few of them wait for each other.
 */
export const recordCounts = pgTable(
  'record_counts',
  {
    tableName: text().notNull(),
    slot: integer().notNull(),
    total: bigint({ mode: 'number' }).notNull(),
  },
  (counted) => [primaryKey({ columns: [counted.tableName, counted.slot] })],
)
