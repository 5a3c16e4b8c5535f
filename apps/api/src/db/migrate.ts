import { fileURLToPath } from 'node:url'

import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as migrateClient } from 'drizzle-orm/node-postgres/migrator'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import type { Client } from 'pg'

/** Brings the embedded database's tables up to date. */
export function migrateEmbedded(db: PgliteDatabase): Promise<void> {
  return migratePglite(db, CONFIG)
}

/**
 * Brings a PostgreSQL's tables up to date over a connection of its own. Nodes that start together take turns:
 * the lock ends with the connection at the latest.
 */
export async function migratePostgres(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [LOCK])
  await migrateClient(drizzle(client), CONFIG)
  await client.query('select pg_advisory_unlock($1)', [LOCK])
}

// A number that no other program in the same database is likely to lock.
const LOCK = 7_240_815_001

// The folder lies beside this file in src, and beside the bundle in dist.
const CONFIG = { migrationsFolder: fileURLToPath(new URL('migrations', import.meta.url)) }
