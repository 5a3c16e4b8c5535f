import { pgTable, text, uuid } from 'drizzle-orm/pg-core'

import {
  liveTable,
  placeColumn,
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
  category: text().notNull(),
}

/** Technologies that the company works with. */
export const technologies = pgTable(
  'technologies',
  {
    id: recordId(),
    ...shown,
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

/** The versions that the public site shows, and when. */
export const technologiesLive = liveTable(
  'technologies',
  {
    id: uuid().notNull(),
    ...shown,
    place: placeColumn(),
    searchText: searchText('name', 'category'),
  },
  { id: 'id', sortedBy: ['name', 'category', 'place'] },
)
