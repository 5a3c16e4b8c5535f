import { integer, pgTable, text } from 'drizzle-orm/pg-core'

import { bytea, timestampColumn } from '../../platform/db/columns'

/**
 * Pictures by the SHA-256 of their bytes, in hex. Width and height are in pixels. `placeholder` is a ThumbHash in base64; pictures of an earlier version get
 * theirs after a start.
 */
export const images = pgTable('images', {
  hash: text().primaryKey(),
  bytes: bytea().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  placeholder: text(),
  createdAt: timestampColumn().notNull().defaultNow(),
})
