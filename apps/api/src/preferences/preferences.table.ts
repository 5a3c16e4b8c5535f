import type { ListPreferences } from '@staff/contract'
import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'

import { users } from '../areas/users/users.table'
import { timestampColumn } from '../db/columns'

/** How each person wants to see each list, by area. */
export const preferences = pgTable('preferences', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  lists: jsonb().$type<Record<string, Partial<ListPreferences>>>().notNull().default({}),
  updatedAt: timestampColumn().notNull().defaultNow(),
})
