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
  websiteLink: text().notNull().default(''),
}

/** Clients of the company. */
export const clients = pgTable(
  'clients',
  {
    id: recordId(),
    ...shown,
    place: placeColumn(),
    searchText: searchText('name', 'website_link'),
    titleText: titleText('name'),
    ...recordColumns(),
  },
  (client) => [...sortIndexes(client.id, client.name, client.place, client.updatedAt)],
)

/** The versions that the public site shows, and when. */
export const clientsLive = liveTable(
  'clients',
  {
    id: uuid().notNull(),
    ...shown,
    place: placeColumn(),
    searchText: searchText('name', 'website_link'),
  },
  { id: 'id', sortedBy: ['name', 'place'] },
)
