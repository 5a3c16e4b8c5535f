import {
  dayColumn,
  momentColumn,
  recordColumns,
  recordId,
  searchText,
  sortIndexes,
  titleText,
} from '@staff/api/tables'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { authors } from './authors.table'

/** The titles of the library. */
export const books = pgTable(
  'books',
  {
    id: recordId(),
    title: text().notNull(),
    authorId: uuid()
      .notNull()
      .references(() => authors.id, { onDelete: 'restrict' }),
    genre: text().notNull(),
    year: integer().notNull(),
    acquired: dayColumn().notNull(),
    dueBack: momentColumn(),
    cover: text().notNull(),
    searchText: searchText('title'),
    titleText: titleText('title'),
    ...recordColumns(),
  },
  (book) => [
    index('books_author').on(book.authorId),
    ...sortIndexes(book.id, book.title, book.year, book.acquired, book.updatedAt),
  ],
)
