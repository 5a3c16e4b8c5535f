import type { Action } from '@staff/entity/people'
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

import { recordColumns, recordId, searchText } from '../../platform/db/columns'
import { sortIndexes } from '../../platform/db/sortIndexes'

/** The values before and after a change, by field name. */
export type Changes = Record<string, { from: unknown; to: unknown }>

/**
 * Changes, logins and refused calls: who made them, when and from which address. `status` is the status of the response.
 * `count` is the number of similar refused calls within ten minutes. Names of users and records are copies, which remain
 * after the user or record is deleted. It has the columns of records, so that it is a list like theirs.
 */
export const audit = pgTable(
  'audit',
  {
    id: recordId(),
    userId: uuid(),
    userName: text().notNull(),
    action: text().$type<Action>().notNull(),
    status: integer().notNull(),
    area: text().notNull().default(''),
    recordId: text().notNull().default(''),
    recordTitle: text().notNull().default(''),
    changes: jsonb().$type<Changes>().notNull().default({}),
    address: text().notNull(),
    requestId: text().notNull(),
    count: integer().notNull().default(1),
    searchText: searchText('record_title', 'user_name'),
    ...recordColumns(),
    createdAt: timestamp('at', { mode: 'date', precision: 3, withTimezone: true })
      .notNull()
      .defaultNow(),
  },
  (entry) => [
    ...sortIndexes(entry.id, entry.createdAt),
    index('audit_user').on(entry.userId, entry.createdAt),
    index('audit_record').on(entry.recordId, entry.area),
  ],
)
