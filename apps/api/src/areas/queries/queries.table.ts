import type { QueryNote } from '@staff/content/calls'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import {
  recordColumns,
  recordId,
  searchText,
  titleText,
  sortIndexes,
  users,
} from '@staff/api/tables'

/** Nobody has opened the query. Without parameters, so that the database finds the index. */
export function isNew(status: SQLWrapper): SQL {
  return sql`${status} = 'New'`
}

/** The query waits for an answer. */
export function isWaiting(status: SQLWrapper): SQL {
  return sql`${status} in ('New', 'Read')`
}

/**
 * Messages from visitors of the public website, and what staff do with them. The notes are in the row, so that they are deleted,
 * restored and backed up with it. A deleted user leaves their queries: `releaseReferences` does it, and makes new versions.
 */
export const queries = pgTable(
  'queries',
  {
    id: recordId(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull().default(''),
    subject: text().notNull(),
    message: text().notNull(),
    region: text().notNull(),
    status: text().notNull().default('New'),
    assigneeId: uuid().references(() => users.id, { onDelete: 'set null' }),
    notes: jsonb().$type<QueryNote[]>().notNull().default([]),
    searchText: searchText('name', 'email', 'subject', 'message'),
    titleText: titleText('subject'),
    ...recordColumns(),
  },
  (query) => [
    check('queries_region_known', sql`${query.region} in ('US', 'UK')`),
    check('queries_status_known', sql`${query.status} in ('New', 'Read', 'Answered', 'Spam')`),
    // The consoles of everybody ask what waits, once a minute.
    index('queries_new').on(query.createdAt).where(isNew(query.status)),
    index('queries_waiting').on(query.assigneeId, query.createdAt).where(isWaiting(query.status)),
    index('queries_assignee')
      .on(query.assigneeId)
      .where(sql`${query.assigneeId} is not null`),
    ...sortIndexes(
      query.id,
      query.name,
      query.email,
      query.phone,
      query.subject,
      query.region,
      query.status,
      query.updatedAt,
      query.createdAt,
    ),
  ],
)
