import { pgTable, text } from 'drizzle-orm/pg-core'

import {
  placeColumn,
  recordColumns,
  recordId,
  searchText,
  titleText,
} from '../../platform/db/columns'
import { sortIndexes } from '../../platform/db/sortIndexes'

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
