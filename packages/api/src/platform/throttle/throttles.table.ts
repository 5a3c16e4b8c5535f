import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { timestampColumn } from '../db/columns'

/** Counters of the rate limits. A row is valid until `expire`. Nodes on one database share the counters. */
export const throttles = pgTable(
  'throttles',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: timestampColumn(),
  },
  (throttle) => [index('throttles_expire').on(throttle.expire)],
)
