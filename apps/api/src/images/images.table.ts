import { integer, pgTable, text } from 'drizzle-orm/pg-core'

import { bytea, timestampColumn } from '../db/columns'

/** Pictures under the SHA-256 of their bytes in hex; width and height in pixels. */
export const images = pgTable('images', {
  hash: text().primaryKey(),
  bytes: bytea().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  createdAt: timestampColumn().notNull().defaultNow(),
})
