import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

import { moment } from '../db/columns'

/**
 * The first answer to a call that named itself with an Idempotency-Key, for whoever repeats it. Both columns are hashes:
 * neither the key nor the body can be read from them.
 */
export const answers = pgTable(
  'answers',
  {
    key: text().primaryKey(),
    fingerprint: text().notNull(),
    status: integer().notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull(),
    body: jsonb().$type<unknown>(),
    createdAt: moment().notNull().defaultNow(),
  },
  (answer) => [index('answers_created_at').on(answer.createdAt)],
)
