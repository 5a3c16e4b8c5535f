import { pgTable, text } from 'drizzle-orm/pg-core'

import {
  placeColumn,
  recordColumns,
  recordId,
  searchText,
  titleText,
  sortIndexes,
} from '@staff/api/tables'

/** Technologies that the company works with. */
export const technologies = pgTable(
  'technologies',
  {
    id: recordId(),
    name: text().notNull(),
    image: text().notNull(),
    category: text().notNull(),
    place: placeColumn(),
    searchText: searchText('name', 'category'),
    titleText: titleText('name'),
    ...recordColumns(),
  },
  (technology) => [
    ...sortIndexes(
      technology.id,
      technology.name,
      technology.category,
      technology.place,
      technology.updatedAt,
    ),
  ],
)
