import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'

import { MIGRATIONS, prepareRecordTables } from '../migrate'

/** Runs the pending migrations of the embedded database. */
export async function migrateEmbedded(db: PgliteDatabase): Promise<void> {
  await migrate(db, { migrationsFolder: MIGRATIONS })
  await prepareRecordTables(db)
}
