import type { Action } from '@staff/contract'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { moment, recordId } from '../db/columns'

/** What a field held before a change and what it holds after it, by the field's name. */
export type Changes = Record<string, { from: unknown; to: unknown }>

/**
 * Who did what, when and from where, or tried to: `status` is that of the answer, and `count` how often it was refused
 * within some minutes. The names of people and records are copies, so that an entry says the same after they are gone.
 */
export const audit = pgTable(
  'audit',
  {
    id: recordId(),
    at: moment().notNull().defaultNow(),
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
