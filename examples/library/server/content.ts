import { fileURLToPath } from 'node:url'

import type { Content } from '@staff/api'

import { author } from '../src/author/author.entity'
import { book } from '../src/book/book.entity'
import { authors, authorsLive } from './authors.table'
import { bookHooks } from './bookHooks'
import { books, booksLive } from './books.table'

/** What makes the server of `@staff/api` that of the library. */
export const content: Content = {
  entities: [author, book],
  areas: {
    authors: { table: authors, live: authorsLive },
    books: { table: books, live: booksLive, hooks: bookHooks },
  },
  migrations: fileURLToPath(new URL('../migrations', import.meta.url)),
}
