import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { moment, recordColumns, recordId } from './columns'

/** A role of people: its name and its role type, 1 for administrators and 2 for staff. */
export const roles = pgTable(
  'roles',
  {
    id: recordId(),
    name: text().notNull(),
    roleTypeId: integer().notNull(),
    description: text().notNull().default(''),
    ...recordColumns(),
  },
  (role) => [
    uniqueIndex('roles_name_unique').on(sql`lower(${role.name} collate "und-x-icu")`),
    check('roles_role_type_known', sql`${role.roleTypeId} in (1, 2)`),
  ],
)

/** Who may log in. `email` is stored trimmed, in NFC and in lower case. */
export const users = pgTable(
  'users',
  {
    id: recordId(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull().unique('users_email_unique'),
    passwordHash: text().notNull(),
    roleId: uuid()
      .notNull()
      .references(() => roles.id, { onDelete: 'restrict' }),
    ...recordColumns(),
  },
  (user) => [index('users_role').on(user.roleId)],
)

/** Who is logged in: the SHA-256 of the token in hex, never the token. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
    lastSeenAt: moment().notNull().defaultNow(),
  },
  (session) => [index('sessions_user').on(session.userId)],
)
