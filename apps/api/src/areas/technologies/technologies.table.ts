import { pgTable, text } from 'drizzle-orm/pg-core'

import { recordColumns, recordId, searchText } from '../../db/columns'
import { sortIndexes } from '../../db/sortIndexes'

/** Technologies that the company works with. */
export const technologies = pgTable(
  'technologies',
  {
    id: recordId(),
    name: text().notNull(),
    image: text().notNull(),
    category: text().notNull(),
    searchText: searchText('name', 'category'),
    ...recordColumns(),
  },
  (technology) => [
    ...sortIndexes(technology.id, technology.name, technology.category, technology.updatedAt),
  ],
)
