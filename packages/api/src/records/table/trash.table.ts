import type { AnyEntity } from '@staff/entity'
import { and, eq, inArray } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { timestampColumn } from '../../platform/db/columns'

/** The row of a record, by the names of its columns. */
export type StoredRow = Record<string, unknown>

/**
 * The deleted records of all areas, until somebody restores them or they are too old. `row` is the whole row of the record's table, and
 * `version` that of the deletion. `live` are the live versions that the deletion ended or cancelled, for its undo. The name of the user
 * is a copy.
 */
export const trash = pgTable(
  'trash',
  {
    area: text().notNull(),
    recordId: uuid().notNull(),
    title: text().notNull(),
    row: jsonb().$type<StoredRow>().notNull(),
    version: integer().notNull(),
    live: jsonb().$type<StoredRow[]>(),
    deletedAt: timestampColumn().notNull().defaultNow(),
    deletedById: uuid(),
    deletedByName: text().notNull().default(''),
  },
  (trashed) => [
    primaryKey({ columns: [trashed.area, trashed.recordId] }),
    index('trash_deleted_at').on(trashed.area, trashed.deletedAt),
  ],
)

/** A record in the trash, with its row. */
export type Trashed = typeof trash.$inferSelect

/** Whether a row of the trash is one of these records. */
export function isInTrash({ area }: AnyEntity, ids: readonly string[]) {
  return and(eq(trash.area, area), inArray(trash.recordId, [...ids]))
}
