import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { recordColumns, recordId, searchText, titleText, sortIndexes } from '@staff/api/tables'

/** Quotes from clients. `image` is the URL that `POST /api/images` returned. */
export const testimonials = pgTable(
  'testimonials',
  {
    id: recordId(),
    name: text().notNull(),
    image: text().notNull(),
    description: text().notNull(),
    rating: integer().notNull(),
    searchText: searchText('name', 'description'),
    titleText: titleText('name'),
    ...recordColumns(),
  },
  (testimonial) => [
    check('testimonials_rating_range', sql`${testimonial.rating} between 1 and 5`),
    ...sortIndexes(testimonial.id, testimonial.name, testimonial.rating, testimonial.updatedAt),
  ],
)
