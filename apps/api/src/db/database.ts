import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** What both drivers can do; a transaction's handle is one too. Inside a transaction use its own handle only. */
export type Db = PgDatabase<PgQueryResultHKT>

/** An open, migrated database. */
export interface Database {
  kind: 'embedded' | 'postgresql'
  db: Db
  /** Resolves when the database answers. */
  ping(): Promise<void>
  close(): Promise<void>
}
