import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { timestampColumn } from '../db/columns'
import { users } from '../areas/users/users.table'

/**
 * Who is logged in: the SHA-256 of the token in hex, never the token. Its person knows a session by `id`, by the
 * address that it began from and by what the browser said of itself.
 */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    id: uuid()
      .notNull()
      .unique('sessions_id_unique')
      .default(sql`gen_random_uuid()`),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestampColumn().notNull().defaultNow(),
    lastSeenAt: timestampColumn().notNull().defaultNow(),
    address: text().notNull().default(''),
    device: text().notNull().default(''),
    /** When its person last typed their password again for something that needs it. */
    confirmedAt: timestampColumn(),
  },
  (session) => [index('sessions_user').on(session.userId)],
)
