import {
  dayColumn,
  liveTable,
  momentColumn,
  recordColumns,
  recordId,
  searchText,
  sortIndexes,
  titleText,
} from '@staff/api/tables'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { authors } from './authors.table'

/** What the public site shows. */
const shown = {
  title: text().notNull(),
  genre: text().notNull(),
  year: integer().notNull(),
  acquired: dayColumn().notNull(),
  cover: text().notNull(),
}

/** The titles of the library. */
export const books = pgTable(
  'books',
  {
    id: recordId(),
    ...shown,
    // A draft may lack these.
    year: integer(),
    acquired: dayColumn(),
    authorId: uuid()
      .notNull()
      .references(() => authors.id, { onDelete: 'restrict' }),
    dueBack: momentColumn(),
    searchText: searchText('title'),
    titleText: titleText('title'),
    ...recordColumns(),
  },
  (book) => [
    index('books_author').on(book.authorId),
    ...sortIndexes(book.id, book.title, book.year, book.acquired, book.updatedAt),
  ],
)

/** The versions that the public site shows, and when. */
export const booksLive = liveTable(
  'books',
  {
    id: uuid().notNull(),
    ...shown,
    authorId: uuid().notNull(),
    searchText: searchText('title'),
  },
  { id: 'id', sortedBy: ['title', 'year', 'acquired'] },
)
