import type { Action } from '@staff/contract/content'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { timestampColumn, recordId } from '../db/columns'

/** The values before and after a change, by field name. */
export type Changes = Record<string, { from: unknown; to: unknown }>

/**
 * Changes, logins and refused calls: who made them, when and from which address. `status` is the status of the response.
 * `count` is the number of similar refused calls within ten minutes. Names of users and records are copies, which remain
 * after the user or record is deleted.
 */
export const audit = pgTable(
  'audit',
  {
    id: recordId(),
    at: timestampColumn().notNull().defaultNow(),
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
  },
  (entry) => [
    index('audit_at').on(entry.at),
    index('audit_user').on(entry.userId),
    index('audit_record').on(entry.area, entry.recordId),
  ],
)
