import type { Database } from './database'
import { openFolder, openFolderAsItIs, openMemory, type FolderOptions } from './embedded/embedded'
import { openPostgres } from './postgres/postgres'
import { openPostgresAsItIs } from './postgres/openUnmigrated'

export type { Database, Db } from './database'

/** Where a site's data is: in a PostgreSQL, or in the embedded database's folder. */
export type Place = { databaseUrl: string } | ({ dataDir: string } & FolderOptions)

/** A place, or memory for tests. A seed is the dump that a new embedded database starts from. */
export type Where = Place | { memory: true; seed?: Blob }

/** Opens the database and brings its tables up to date: embedded or PostgreSQL, the one place that knows. */
export function connect(where: Where): Promise<Database> {
  if ('databaseUrl' in where) return openPostgres(where.databaseUrl)
  if ('dataDir' in where) return openFolder(where.dataDir, where)
  return openMemory(where.seed)
}

/** Opens the database and leaves its tables at the level where they are, for backups. */
export function openAsItIs(place: Place): Promise<Database> {
  if ('databaseUrl' in place) return openPostgresAsItIs(place.databaseUrl)
  return openFolderAsItIs(place.dataDir, place)
}
