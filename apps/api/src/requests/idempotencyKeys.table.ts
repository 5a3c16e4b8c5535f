import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

import { timestampColumn } from '../db/columns'

/**
 * The first response to a call with an Idempotency-Key, to be sent again when the call is repeated. `key` and
 * `fingerprint` are hashes: neither the key nor the body can be read from them.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    key: text().primaryKey(),
    fingerprint: text().notNull(),
    status: integer().notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull(),
    body: jsonb().$type<unknown>(),
    createdAt: timestampColumn().notNull().defaultNow(),
  },
  (stored) => [index('idempotency_keys_created_at').on(stored.createdAt)],
)
