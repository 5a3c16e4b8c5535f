import type { Database, UnmigratedDatabase } from './database'
import {
  openFolder,
  openFolderUnmigrated,
  openMemory,
  type FolderOptions,
} from './embedded/embedded'
import { openPostgres } from './postgres/postgres'
import { openPostgresUnmigrated } from './postgres/openPostgresUnmigrated'

export type { Database, Db } from './database'

/** The location of a site's data: a PostgreSQL server, or the folder of the embedded database. */
export type Place = { databaseUrl: string } | ({ dataDir: string } & FolderOptions)

/** A place, or memory for tests. `seed` is the dump that a new embedded database starts from. */
export type Where = Place | { memory: true; seed?: Blob }

/** Opens the database and runs its migrations. Only this function chooses between the two databases. */
export function connect(where: Where): Promise<Database> {
  if ('databaseUrl' in where) return openPostgres(where.databaseUrl)
  if ('dataDir' in where) return openFolder(where.dataDir, where)
  return openMemory(where.seed)
}

/** Opens the database without running migrations, for backups. */
export function openUnmigrated(place: Place): Promise<UnmigratedDatabase> {
  if ('databaseUrl' in place) return openPostgresUnmigrated(place.databaseUrl)
  return openFolderUnmigrated(place.dataDir, place)
}
