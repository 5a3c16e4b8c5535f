import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { timestampColumn } from '../db/columns'

/** How often somebody did what is limited, up to `expire`; nodes on one database count together. */
export const throttles = pgTable(
  'throttles',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: timestampColumn(),
  },
  (throttle) => [index('throttles_expire').on(throttle.expire)],
)
