import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

import { timestampColumn } from '../db/columns'

/**
 * The first response to each call with an Idempotency-Key, which is sent again when the call is repeated. `key` and
 * `fingerprint` are hashes, which reveal neither the key nor the body.
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
