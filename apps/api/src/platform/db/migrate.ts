import { fileURLToPath } from 'node:url'

import { sql } from 'drizzle-orm'

import type { Db } from './database'

/** Gives tables that are new since the last call the triggers that count their rows, and the index for searches. */
export async function prepareRecordTables(db: Db) {
  await db.execute(sql`select prepare_record_tables()`)
}

/** The advisory lock for schema changes: an arbitrary number that no other program is likely to use. */
export const MIGRATIONS_LOCK = 7_240_815_001

/** The folder of the migrations, beside this file in `src` and beside the bundle in `dist`. */
export const MIGRATIONS = fileURLToPath(new URL('migrations', import.meta.url))
