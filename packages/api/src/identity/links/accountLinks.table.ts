import type { LinkKind, StoredLink } from '@staff/contract'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { recordId, timestampColumn } from '../../platform/db/columns'
import { users } from '../users/users.table'

/**
 * Links with which people choose a password. `tokenHash` is the SHA-256 of the token in hex; the token itself is not stored. A user has one open
 * link at most.
 */
export const accountLinks = pgTable(
  'account_links',
  {
    id: recordId(),
    tokenHash: text().notNull().unique('account_links_token_unique'),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<LinkKind>().notNull(),
    state: text().$type<StoredLink['state']>().notNull().default('open'),
    createdAt: timestampColumn().notNull().defaultNow(),
    expiresAt: timestampColumn().notNull(),
  },
  (link) => [
    index('account_links_user').on(link.userId, link.createdAt),
    index('account_links_expiry').on(link.expiresAt),
    check('account_links_kind_known', sql`${link.kind} in ('invitation', 'reset')`),
    check(
      'account_links_state_known',
      sql`${link.state} in ('open', 'used', 'replaced', 'withdrawn')`,
    ),
  ],
)
