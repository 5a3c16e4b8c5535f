import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import {
  liveTable,
  recordColumns,
  recordId,
  searchText,
  sortIndexes,
  titleText,
} from '@staff/api/tables'

/** What the public site shows. */
const shown = {
  name: text().notNull(),
  image: text().notNull(),
  description: text().notNull(),
  rating: integer().notNull(),
}

/** Quotes from clients. `image` is the URL that `POST /api/images` returned. */
export const testimonials = pgTable(
  'testimonials',
  {
    id: recordId(),
    ...shown,
    // A draft may lack it.
    rating: integer(),
    searchText: searchText('name', 'description'),
    titleText: titleText('name'),
    ...recordColumns(),
  },
  (testimonial) => [
    check('testimonials_rating_range', sql`${testimonial.rating} between 1 and 5`),
    ...sortIndexes(testimonial.id, testimonial.name, testimonial.rating, testimonial.updatedAt),
  ],
)

/** The versions that the public site shows, and when. */
export const testimonialsLive = liveTable(
  'testimonials',
  {
    id: uuid().notNull(),
    ...shown,
    searchText: searchText('name', 'description'),
  },
  { id: 'id', sortedBy: ['name', 'rating'] },
)
