import { pgTable, text } from 'drizzle-orm/pg-core'

import {
  placeColumn,
  recordColumns,
  recordId,
  searchText,
  titleText,
  sortIndexes,
} from '@staff/api/tables'

/** Members of the company's team. */
export const teams = pgTable(
  'teams',
  {
    id: recordId(),
    name: text().notNull(),
    image: text().notNull(),
    position: text().notNull(),
    description: text().notNull(),
    linkedInLink: text().notNull(),
    email: text().notNull(),
    place: placeColumn(),
    searchText: searchText('name', 'position', 'email'),
    titleText: titleText('name'),
    ...recordColumns(),
  },
  (team) => [
    ...sortIndexes(team.id, team.name, team.position, team.email, team.place, team.updatedAt),
  ],
)
