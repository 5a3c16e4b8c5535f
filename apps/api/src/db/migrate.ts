import { fileURLToPath } from 'node:url'

import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as migrateClient } from 'drizzle-orm/node-postgres/migrator'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import type { Client } from 'pg'

import type { Db } from './database'

/** Runs the pending migrations of the embedded database. */
export async function migrateEmbedded(db: PgliteDatabase): Promise<void> {
  await migratePglite(db, CONFIG)
  await prepareRecordTables(db)
}

/**
 * Runs the pending migrations of a PostgreSQL over a connection of its own. Nodes that start together take turns. If
 * this fails, the end of the connection releases the lock.
 */
export async function migratePostgres(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [MIGRATIONS_LOCK])
  const db = drizzle(client)
  await migrateClient(db, CONFIG)
  await prepareRecordTables(db)
  await client.query('select pg_advisory_unlock($1)', [MIGRATIONS_LOCK])
}

/** Gives tables that are new since the last call the triggers that count their rows, and the index for searches. */
export async function prepareRecordTables(db: Db) {
  await db.execute(sql`select prepare_record_tables()`)
}

/** The advisory lock for schema changes: an arbitrary number that no other program is likely to use. */
export const MIGRATIONS_LOCK = 7_240_815_001

/** The folder of the migrations, beside this file in `src` and beside the bundle in `dist`. */
export const MIGRATIONS = fileURLToPath(new URL('migrations', import.meta.url))

const CONFIG = { migrationsFolder: MIGRATIONS }
