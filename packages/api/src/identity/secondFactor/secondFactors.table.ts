import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { timestampColumn } from '../../platform/db/columns'
import { users } from '../users/users.table'

/**
 * The authenticator apps of users. `secret` is that of the app in use, and `pendingSecret` that of one which is being set up; both are
 * encrypted with `SECRETS_KEY`. `lastStep` is the step of the last code that was accepted.
 */
export const secondFactors = pgTable(
  'second_factors',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    secret: text(),
    since: timestampColumn(),
    lastStep: integer().notNull().default(0),
    pendingSecret: text(),
  },
  (factor) => [
    check('second_factors_since', sql`(${factor.secret} is null) = (${factor.since} is null)`),
  ],
)

/** Unused recovery codes of users: the SHA-256 of each in hex. A used one is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid()
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
  },
  (code) => [primaryKey({ columns: [code.userId, code.codeHash] })],
)

/** Tickets for the second step of a login. `tokenHash` is the SHA-256 of the token in hex. A change of the password deletes them. */
export const loginTickets = pgTable(
  'login_tickets',
  {
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestampColumn().notNull(),
  },
  (ticket) => [
    index('login_tickets_user').on(ticket.userId),
    index('login_tickets_expiry').on(ticket.expiresAt),
  ],
)
