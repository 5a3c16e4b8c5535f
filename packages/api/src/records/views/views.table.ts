import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { users } from '../../identity/users/users.table'
import { foldedText, recordColumns, recordId } from '../../platform/db/columns'

/** Saved states of lists. A view without an owner is for everybody. `query` has the parameters as an address has them. */
export const views = pgTable(
  'views',
  {
    id: recordId(),
    ownerId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    area: text().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    ...recordColumns(),
  },
  (view) => [
    index('views_owner').on(view.ownerId),
    uniqueIndex('views_name_unique').on(
      sql`coalesce(${view.ownerId}, '00000000-0000-0000-0000-000000000000')`,
      view.area,
      foldedText(view.name),
    ),
  ],
)
