import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** A database handle of either driver, or a transaction. Inside a transaction, use no other handle. */
export type Db = PgDatabase<PgQueryResultHKT>

/** An open, migrated database. */
export interface Database {
  kind: 'embedded' | 'postgresql'
  db: Db
  /** Resolves when the database responds. */
  ping(): Promise<void>
  /** Whether the disk has space for writes. Always true for PostgreSQL, which reports a full disk itself. */
  hasDiskSpace(): Promise<boolean>
  /** How many connections are busy or idle, and how many requests wait for one. PostgreSQL only. */
  pool?: () => { busy: number; idle: number; waiting: number }
  close(): Promise<void>
}
