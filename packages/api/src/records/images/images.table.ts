import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { bytea, timestampColumn } from '../../platform/db/columns'

/**
 * Pictures by the SHA-256 of their bytes, in hex. Width and height are in pixels. `placeholder` is a ThumbHash in base64; pictures of an earlier version get
 * theirs after a start. Without `bytes`, the object storage has them. `size` is their number; pictures of an earlier version have none, and always have bytes. `name` is that of the uploaded file, and the name of the user is a copy: pictures of an earlier version have neither.
 */
export const images = pgTable(
  'images',
  {
    hash: text().primaryKey(),
    bytes: bytea(),
    size: integer(),
    width: integer().notNull(),
    height: integer().notNull(),
    placeholder: text(),
    name: text(),
    uploadedById: uuid(),
    uploadedByName: text(),
    createdAt: timestampColumn().notNull().defaultNow(),
  },
  (image) => [index('images_created_at').on(image.createdAt, image.hash)],
)
