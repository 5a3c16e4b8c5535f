import type { Database } from './database'
import { openFolder, openMemory } from './embedded'
import { openPostgres } from './postgres'

export type { Database, Db } from './database'

/**
 * Where the data is: in a PostgreSQL, in the embedded database's folder, or in memory for tests. A seed is the dump
 * that a new embedded database starts from.
 */
export type Where =
  { databaseUrl: string } | { dataDir: string; seed?: Blob } | { memory: true; seed?: Blob }

/** Opens the database and brings its tables up to date: embedded or PostgreSQL, the one place that knows. */
export function connect(where: Where): Promise<Database> {
  if ('databaseUrl' in where) return openPostgres(where.databaseUrl)
  if ('dataDir' in where) return openFolder(where.dataDir, where.seed)
  return openMemory(where.seed)
}
