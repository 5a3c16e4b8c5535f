import { pgTable, text } from 'drizzle-orm/pg-core'

import { timestampColumn } from '../../../platform/db/columns'

/**
 * The objects that this database has put into the object storage of pictures, by the hash of the picture. Each is noted before it is
 * stored, so that one whose picture was never stored is found. `removingAt`: a node deletes it right now.
 */
export const pictureObjects = pgTable('picture_objects', {
  hash: text().primaryKey(),
  storedAt: timestampColumn().notNull().defaultNow(),
  removingAt: timestampColumn(),
})
