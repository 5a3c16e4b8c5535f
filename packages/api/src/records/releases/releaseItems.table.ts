import type { ReleaseAction } from '@staff/contract'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

import { releases } from './releases.table'

/**
 * The records of releases, each in the version that is meant, in the order in which they were added. The title is a copy. `isChanged` and
 * `formerUntil` are what a release that is scheduled or out has done: see `StoredItem` of the contract.
 */
export const releaseItems = pgTable(
  'release_items',
  {
    releaseId: uuid()
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    area: text().notNull(),
    recordId: uuid().notNull(),
    action: text().$type<ReleaseAction>().notNull(),
    version: integer().notNull(),
    title: text().notNull(),
    place: integer().notNull(),
    isChanged: boolean().notNull().default(false),
    formerUntil: timestamp({ mode: 'string', precision: 6, withTimezone: true }),
  },
  (item) => [
    primaryKey({ columns: [item.releaseId, item.area, item.recordId] }),
    index('release_items_record').on(item.recordId, item.area),
  ],
)
