import { integer, pgTable, text } from 'drizzle-orm/pg-core'

import { bytea, timestampColumn } from '../../platform/db/columns'

/** Pictures by the SHA-256 of their bytes, in hex. Width and height are in pixels. */
export const images = pgTable('images', {
  hash: text().primaryKey(),
  bytes: bytea().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  createdAt: timestampColumn().notNull().defaultNow(),
})
