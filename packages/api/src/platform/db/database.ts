import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

import type { ChangeListener, StopListening } from './recordChanges'

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
  /** Listens for changes of records on all nodes, until the returned function is called. */
  listen(listener: ChangeListener): StopListening
  /** How many connections are busy or idle, and how many requests wait for one. PostgreSQL only. */
  pool?: () => { busy: number; idle: number; waiting: number }
  close(): Promise<void>
}

/** An open database for a command, which needs no news of changes. */
export type UnmigratedDatabase = Omit<Database, 'listen'>
