import type { entities } from '@staff/forms/entities'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { PgTable } from 'drizzle-orm/pg-core'

import { bytea, moment, recordColumns, recordId } from './columns'

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

/** Pictures under the SHA-256 of their bytes in hex; width and height in pixels. */
export const images = pgTable('images', {
  hash: text().primaryKey(),
  bytes: bytea().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  createdAt: moment().notNull().defaultNow(),
})

/** What clients say; `image` is the address that `POST /images` answered. */
export const testimonials = pgTable(
  'testimonials',
  {
    id: recordId(),
    name: text().notNull(),
    image: text().notNull(),
    description: text().notNull(),
    rating: integer().notNull(),
    ...recordColumns(),
  },
  (testimonial) => [
    index('testimonials_updated_at').on(testimonial.updatedAt),
    check('testimonials_rating_range', sql`${testimonial.rating} between 1 and 5`),
  ],
)

/** The table of each entity, under the entity's area: a kind of content without a table does not compile. */
export const tables = {
  testimonials,
} satisfies Record<(typeof entities)[number]['area'], PgTable>
