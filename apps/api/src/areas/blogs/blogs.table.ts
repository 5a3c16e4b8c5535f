import { sql } from 'drizzle-orm'
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import {
  liveTable,
  recordColumns,
  recordId,
  searchEngineColumns,
  searchText,
  sortIndexes,
  titleText,
} from '@staff/api/tables'

/** What the public site shows. */
const shown = {
  kind: text().notNull(),
  title: text().notNull(),
  image: text().notNull(),
  author: text().notNull().default(''),
  tags: text().array().notNull().default([]),
  description: text().notNull().default(''),
  imageLink: text().notNull().default(''),
  ...searchEngineColumns(),
}

/** Articles and link posts. The columns of the other kind are empty. */
export const blogs = pgTable(
  'blogs',
  {
    id: recordId(),
    ...shown,
    searchText: searchText('title', 'author', 'description'),
    titleText: titleText('title'),
    ...recordColumns(),
  },
  (blog) => [
    check('blogs_kind_known', sql`${blog.kind} in ('Article', 'Link post')`),
    ...sortIndexes(blog.id, blog.title, blog.kind, blog.author, blog.updatedAt),
  ],
)

/** The versions that the public site shows, and when. */
export const blogsLive = liveTable(
  'blogs',
  {
    id: uuid().notNull(),
    ...shown,
    searchText: searchText('title', 'author', 'description'),
  },
  { id: 'id', sortedBy: ['title', 'kind', 'author'] },
)
