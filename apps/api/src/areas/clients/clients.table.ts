import { pgTable, text } from 'drizzle-orm/pg-core'

import {
  placeColumn,
  recordColumns,
  recordId,
  searchText,
  titleText,
  sortIndexes,
} from '@staff/api/tables'

/** Clients of the company. */
export const clients = pgTable(
  'clients',
  {
    id: recordId(),
    name: text().notNull(),
    image: text().notNull(),
    websiteLink: text().notNull().default(''),
    place: placeColumn(),
    searchText: searchText('name', 'website_link'),
    titleText: titleText('name'),
    ...recordColumns(),
  },
  (client) => [...sortIndexes(client.id, client.name, client.place, client.updatedAt)],
)
