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
  position: text().notNull(),
  description: text().notNull(),
  linkedInLink: text().notNull(),
}

/** Members of the company's team. */
export const teams = pgTable(
  'teams',
  {
    id: recordId(),
    ...shown,
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

/** The versions that the public site shows, and when. */
export const teamsLive = liveTable(
  'teams',
  {
    id: uuid().notNull(),
    ...shown,
    place: placeColumn(),
    searchText: searchText('name', 'position'),
  },
  { id: 'id', sortedBy: ['name', 'position', 'place'] },
)
