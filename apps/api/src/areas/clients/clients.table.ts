import { pgTable, text } from 'drizzle-orm/pg-core'

import { recordColumns, recordId, searchText } from '../../db/columns'
import { sortIndexes } from '../../db/sortIndexes'

/** Clients of the company. */
export const clients = pgTable(
  'clients',
  {
    id: recordId(),
    name: text().notNull(),
    image: text().notNull(),
    websiteLink: text().notNull().default(''),
    searchText: searchText('name', 'website_link'),
    ...recordColumns(),
  },
  (client) => [...sortIndexes(client.id, client.name, client.updatedAt)],
)
