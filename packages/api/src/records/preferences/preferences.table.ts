import type { Density, ListPreferences } from '@staff/contract'
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { users } from '../../identity/users/users.table'
import { timestampColumn } from '../../platform/db/columns'

/** How each person wants to see their lists. `lists` is by area. */
export const preferences = pgTable('preferences', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Null is the default. */
  density: text().$type<Density>(),
  lists: jsonb().$type<Record<string, Partial<ListPreferences>>>().notNull().default({}),
  updatedAt: timestampColumn().notNull().defaultNow(),
})
