import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { timestampColumn } from '../../platform/db/columns'

/** The row of a record, by the names of its columns. */
export type StoredRow = Record<string, unknown>

/**
 * The deleted records of all areas, until somebody restores them or they are too old. `row` is the whole row of the record's table, and
 * `version` that of the deletion. The name of the user is a copy.
 */
export const trash = pgTable(
  'trash',
  {
    area: text().notNull(),
    recordId: uuid().notNull(),
    title: text().notNull(),
    row: jsonb().$type<StoredRow>().notNull(),
    version: integer().notNull(),
    deletedAt: timestampColumn().notNull().defaultNow(),
    deletedById: uuid(),
    deletedByName: text().notNull().default(''),
  },
  (trashed) => [
    primaryKey({ columns: [trashed.area, trashed.recordId] }),
    index('trash_deleted_at').on(trashed.area, trashed.deletedAt),
  ],
)
