import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'

import { migrationsFolder, prepareRecordTables } from '../migrate'

/** Runs the pending migrations of the embedded database. */
export async function migrateEmbedded(db: PgliteDatabase): Promise<void> {
  await migrate(db, { migrationsFolder: migrationsFolder() })
  await prepareRecordTables(db)
}
