import type { SQL } from 'drizzle-orm'

import type { Values } from '../db/statement'

/**
 * What a call reads together with its session, in one statement and only if the session is active: one round trip to the
 * database in place of two.
 */
export interface Reading {
  /** Equal for readings with the same expression. */
  key: string
  /** An expression of type text, with placeholders. */
  expression: () => SQL
  values: Values
  isPrepared: boolean
}
