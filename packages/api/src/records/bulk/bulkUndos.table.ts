import type { Done } from '@staff/contract'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { timestampColumn } from '../../platform/db/columns'

/** A changed record: the version that the action made, and the earlier values of the changed fields. */
export interface ChangedBefore {
  id: string
  version: number
  values: Record<string, unknown>
}

/** A deleted record and its version in the trash, or a restored one and its version. */
export interface MovedBefore {
  id: string
  version: number
}

/** What undoes one block of an action. */
export type Former =
  { changed: ChangedBefore[] } | { deleted: MovedBefore[] } | { restored: MovedBefore[] }

/** A block that was undone. It stays until it expires, because a repeated undo needs the same right. */
interface Undone {
  undone: Done
}

/** What undoes the actions on many records of the last minutes, in the blocks in which they were done. */
export const bulkUndos = pgTable(
  'bulk_undos',
  {
    id: uuid().notNull(),
    /** The id of the first of several calls that together are one action; null in rows of earlier versions. */
    firstId: uuid(),
    /** The request that did it, as in the audit; null in rows of earlier versions. */
    requestId: text(),
    block: integer().notNull(),
    userId: uuid().notNull(),
    area: text().notNull(),
    former: jsonb().$type<Former | Undone>().notNull(),
    createdAt: timestampColumn().notNull().defaultNow(),
  },
  (undo) => [
    primaryKey({ columns: [undo.id, undo.block] }),
    index('bulk_undos_created_at').on(undo.createdAt),
  ],
)
