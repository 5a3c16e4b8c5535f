import type { ReleaseEvent } from '@staff/contract'
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

import { recordId, timestampColumn } from '../../platform/db/columns'

/** An event of a release. `of` is the record that its detail names: not everybody may read that. */
export interface KeptEvent extends ReleaseEvent {
  of?: { area: string; id: string }
}

/**
 * The releases: records whose changes go out together. `at` is exact to what live versions have, and null for an open release; `scheduled`
 * says that it was in the future when it was set. `undoOf` is the release that this one has taken back. The names of the users are copies.
 */
export const releases = pgTable(
  'releases',
  {
    id: recordId(),
    name: text().notNull(),
    version: integer().notNull().default(1),
    at: timestamp({ mode: 'string', precision: 6, withTimezone: true }),
    scheduled: boolean().notNull().default(false),
    isUndone: boolean().notNull().default(false),
    undoOf: uuid(),
    madeById: uuid(),
    madeByName: text().notNull(),
    createdAt: timestampColumn().notNull().defaultNow(),
    releasedById: uuid(),
    releasedByName: text(),
    history: jsonb().$type<KeptEvent[]>().notNull().default([]),
  },
  (release) => [index('releases_at').on(release.at)],
)
