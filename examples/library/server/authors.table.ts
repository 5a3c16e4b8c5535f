import {
  liveTable,
  recordColumns,
  recordId,
  searchText,
  sortIndexes,
  titleText,
} from '@staff/api/tables'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** Somebody who has written books of the library. */
export const authors = pgTable(
  'authors',
  {
    id: recordId(),
    name: text().notNull(),
    searchText: searchText('name'),
    titleText: titleText('name'),
    ...recordColumns(),
  },
  (author) => sortIndexes(author.id, author.name, author.updatedAt),
)

/** The versions that the public site shows, and when. */
export const authorsLive = liveTable(
  'authors',
  { id: uuid().notNull(), name: text().notNull(), searchText: searchText('name') },
  { id: 'id', sortedBy: ['name'] },
)
