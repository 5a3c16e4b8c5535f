import type { Database } from './database'
import { openFolder, openMemory } from './embedded'
import { openPostgres } from './postgres'

export type { Database, Db } from './database'

/** Where the data is: in a PostgreSQL, in the embedded database's folder, or in memory for tests. */
export type Where = { databaseUrl: string } | { dataDir: string } | { memory: true; seed?: Blob }

/** Opens the database and brings its tables up to date: embedded or PostgreSQL, the one place that knows. */
export function connect(where: Where): Promise<Database> {
  if ('databaseUrl' in where) return openPostgres(where.databaseUrl)
  if ('dataDir' in where) return openFolder(where.dataDir)
  return openMemory(where.seed)
}
