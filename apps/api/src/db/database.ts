import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** What both drivers can do; a transaction's handle is one too. Inside a transaction use its own handle only. */
export type Db = PgDatabase<PgQueryResultHKT>

/** An open, migrated database. */
export interface Database {
  kind: 'embedded' | 'postgresql'
  db: Db
  /** Resolves when the database answers. */
  ping(): Promise<void>
  /** Whether the disk has room for more; a PostgreSQL tells by itself when it is full. */
  hasRoom(): Promise<boolean>
  /** How many connections are busy or idle, and how many requests wait for one; where there is more than one. */
  pool?: () => { busy: number; idle: number; waiting: number }
  close(): Promise<void>
}
