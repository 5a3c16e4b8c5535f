import type { Database } from './database'

/** Where the database is: a PostgreSQL, a folder of the embedded one, or an embedded one in memory for tests. */
export type Where = { databaseUrl: string } | { dataDir: string } | { memory: true; seed?: Blob }

/** Opens the database and brings its tables up to date: embedded or PostgreSQL, the one place that knows. */
export async function connect(where: Where): Promise<Database> {
  if ('databaseUrl' in where) return connectPostgres(where.databaseUrl)
  return connectEmbedded(where)
}
