import type { Reason } from '@staff/contract'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { timestampColumn } from '../../platform/db/columns'

/**
 * The stored versions of the records of all areas, each with its author: the values of the fields by their names, without secrets.
 * The author's name is a copy, and no row refers to the record, so that a history outlives both.
 */
export const revisions = pgTable(
  'revisions',
  {
    area: text().notNull(),
    recordId: uuid().notNull(),
    version: integer().notNull(),
    values: jsonb().$type<Record<string, unknown>>().notNull(),
    reason: text().$type<Reason>().notNull(),
    at: timestampColumn().notNull().defaultNow(),
    userId: uuid(),
    userName: text().notNull().default(''),
  },
  (revision) => [
    primaryKey({ columns: [revision.area, revision.recordId, revision.version] }),
    // Small, because later rows have later times. Only the purge reads it.
    index('revisions_at').using('brin', revision.at),
  ],
)

/** The version that an act makes of a record. */
export type NewRevision = Pick<typeof revisions.$inferInsert, 'version' | 'values' | 'reason'>
