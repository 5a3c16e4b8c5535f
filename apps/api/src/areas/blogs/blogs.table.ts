import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'

import { recordColumns, recordId, searchText, titleText, sortIndexes } from '@staff/api/tables'

/** Articles and link posts. The columns of the other kind are empty. */
export const blogs = pgTable(
  'blogs',
  {
    id: recordId(),
    kind: text().notNull(),
    title: text().notNull(),
    image: text().notNull(),
    author: text().notNull().default(''),
    tags: text().array().notNull().default([]),
    description: text().notNull().default(''),
    imageLink: text().notNull().default(''),
    searchText: searchText('title', 'author', 'description'),
    titleText: titleText('title'),
    ...recordColumns(),
  },
  (blog) => [
    check('blogs_kind_known', sql`${blog.kind} in ('Article', 'Link post')`),
    ...sortIndexes(blog.id, blog.title, blog.kind, blog.author, blog.updatedAt),
  ],
)
