import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { timestampColumn } from '../../platform/db/columns'
import { users } from '../users/users.table'

/**
 * Sessions of logged-in users. `tokenHash` is the SHA-256 of the token in hex; the token itself is not stored. The user sees
 * `id`, the address of the login, and `device`, a name from the `User-Agent` header.
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
    /** When the user last confirmed their password in this session. */
    confirmedAt: timestampColumn(),
  },
  (session) => [index('sessions_user').on(session.userId)],
)
