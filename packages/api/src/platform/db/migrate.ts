import { sql } from 'drizzle-orm'

import type { Db } from './database'
import { createRecordFunctions } from './recordFunctions'

/** Gives tables that are new since the last call the triggers that count their rows, the index for searches, and what `alsoPrepare` has named. */
export async function prepareRecordTables(db: Db) {
  await createRecordFunctions(db)
  await db.execute(sql`select prepare_record_tables()`)
  await prepareMore(db)
}

let prepareMore: (db: Db) => Promise<void> = async () => {}

/** Names what else the tables get after the migrations, which depends on the entities of this process. */
export function alsoPrepare(prepare: (db: Db) => Promise<void>) {
  prepareMore = prepare
}

/** The advisory lock for schema changes: an arbitrary number that no other program is likely to use. */
export const MIGRATIONS_LOCK = 7_240_815_001

let folder: string | undefined

/** Names the folder of the migrations, which drizzle-kit has written: an absolute path. A process has one. */
export function setMigrationsFolder(path: string) {
  folder = path
}

/** The folder of the migrations. */
export function migrationsFolder(): string {
  if (folder === undefined) throw new Error('The folder of the migrations is not known yet')
  return folder
}
