import type { Former, Undone } from '@staff/contract'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { timestampColumn } from '../../platform/db/columns'

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
