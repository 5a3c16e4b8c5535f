import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import {
  foldedText,
  recordColumns,
  recordId,
  searchText,
  titleText,
} from '../../platform/db/columns'
import { sortIndexes } from '../../platform/db/sortIndexes'
import { roles } from './roles.table'

/**
 * Who knows a password. 'own': only its user. 'printed': also everyone who saw the output of the first start. 'given': also the
 * administrator or command that set it, so its user must choose another one first.
 */
export type PasswordState = 'own' | 'printed' | 'given'

/** People who can log in. `email` is stored trimmed, in Unicode NFKC and in lower case. */
export const users = pgTable(
  'users',
  {
    id: recordId(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull().unique('users_email_unique'),
    /** Null for somebody who was invited and has no password yet. */
    passwordHash: text(),
    roleId: uuid()
      .notNull()
      .references(() => roles.id, { onDelete: 'restrict' }),
    account: text().notNull().default('Active'),
    passwordState: text().notNull().default('own').$type<PasswordState>(),
    // 64 random hex digits, which encrypt the user's drafts in the browser. Only the user's own login returns them.
    draftKey: text()
      .notNull()
      .default(sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`),
    searchText: searchText('first_name', 'last_name', 'email'),
    titleText: titleText('first_name', 'last_name'),
    ...recordColumns(),
  },
  (user) => [
    uniqueIndex('users_email_folded').on(foldedText(user.email)),
    index('users_role').on(user.roleId),
    // Must equal the expression of the computed column `name`. Otherwise the database does not use the index.
    index('users_by_name').on(
      sql`(${user.firstName} || ' ' || ${user.lastName}) collate "und-x-icu"`,
      user.id,
    ),
    check('users_account_known', sql`${user.account} in ('Active', 'Disabled')`),
    check('users_password_state_known', sql`${user.passwordState} in ('own', 'printed', 'given')`),
    ...sortIndexes(user.id, user.email, user.account, user.updatedAt),
  ],
)

/** The columns that say whether somebody can get in, to select beside the person. */
export const accessColumns = {
  hasPassword: sql<boolean>`${users.passwordHash} is not null`,
  isDisabled: sql<boolean>`${users.account} <> 'Active'`,
}

/** The first and the last name of a person, to select beside the person. */
export const fullName = sql<string>`${users.firstName} || ' ' || ${users.lastName}`
