import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Client } from 'pg'

import { migrationsFolder, MIGRATIONS_LOCK, prepareRecordTables } from '../migrate'

/**
 * Runs the pending migrations of a PostgreSQL over a connection of its own. Nodes that start together take turns. If
 * this fails, the end of the connection releases the lock.
 */
export async function migratePostgres(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [MIGRATIONS_LOCK])
  const db = drizzle(client)
  await migrate(db, { migrationsFolder: migrationsFolder() })
  await prepareRecordTables(db)
  await client.query('select pg_advisory_unlock($1)', [MIGRATIONS_LOCK])
}
