import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { timestampColumn } from '../../platform/db/columns'

/**
 * Requests to publish a version of a record: the last one about each. `comment` is why it was sent back. The names of the users are copies.
 */
export const reviews = pgTable(
  'reviews',
  {
    area: text().notNull(),
    recordId: uuid().notNull(),
    version: integer().notNull(),
    note: text().notNull(),
    askedById: uuid(),
    askedByName: text().notNull(),
    askedAt: timestampColumn().notNull().defaultNow(),
    comment: text(),
    answeredByName: text(),
    answeredAt: timestampColumn(),
  },
  (review) => [
    primaryKey({ columns: [review.area, review.recordId] }),
    index('reviews_asked_at').on(review.askedAt),
  ],
)
