import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { users } from '../../identity/users/users.table'
import { recordId, timestampColumn } from '../../platform/db/columns'

/**
 * The links that show what is not public yet. `tokenHash` is the SHA-256 of the token in hex; the token itself is not stored. `area` and
 * `recordId` are null for the whole site, and `version` is null for the newest one. The name of the person is a copy.
 */
export const previewLinks = pgTable(
  'preview_links',
  {
    id: recordId(),
    tokenHash: text().notNull().unique('preview_links_token_unique'),
    area: text(),
    recordId: uuid(),
    version: integer(),
    mayApprove: boolean().notNull().default(false),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userName: text().notNull(),
    createdAt: timestampColumn().notNull().defaultNow(),
    endsAt: timestampColumn().notNull(),
    lastUsedAt: timestampColumn(),
    revokedAt: timestampColumn(),
  },
  (link) => [
    index('preview_links_record').on(link.recordId, link.area),
    index('preview_links_user').on(link.userId),
    index('preview_links_ends').on(link.endsAt),
  ],
)
