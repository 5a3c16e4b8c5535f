import type { Database, UnmigratedDatabase } from './database'
import type { FolderOptions } from './embedded/embedded'

export type { Database, Db } from './database'

/** The location of a site's data: a PostgreSQL server, or the folder of the embedded database. */
export type Place = { databaseUrl: string } | ({ dataDir: string } & FolderOptions)

/** A place, or memory for tests. `seed` is the dump that a new embedded database starts from. */
export type Where = Place | { memory: true; seed?: Blob }

/**
 * Opens the database and runs its migrations. Only this function chooses between the two databases, and only the chosen one's
 * driver is loaded: the other would take up to 20 MB.
 */
export async function connect(where: Where): Promise<Database> {
  if ('databaseUrl' in where) {
    const { openPostgres } = await namingNode(() => import('./postgres/postgres'))
    return openPostgres(where.databaseUrl)
  }
  const { openFolder, openMemory } = await import('./embedded/embedded')
  return 'dataDir' in where ? openFolder(where.dataDir, where) : openMemory(where.seed)
}

/** Opens the database without running migrations, for backups. */
export async function openUnmigrated(place: Place): Promise<UnmigratedDatabase> {
  if ('databaseUrl' in place) {
    const { openPostgresUnmigrated } = await import('./postgres/openPostgresUnmigrated')
    return openPostgresUnmigrated(place.databaseUrl)
  }
  const { openFolderUnmigrated } = await import('./embedded/embedded')
  return openFolderUnmigrated(place.dataDir, place)
}

/**
 * Loads with a `navigator` that names Node, as Node 21 has. Without one pg looks for Cloudflare by making a `Response`, for which Node loads
 * all of `fetch`: 40 ms and 4 MB.
 */
async function namingNode<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  if ('navigator' in globalThis) return load()
  const navigator = { userAgent: 'Node.js' }
  Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true })
  try {
    return await load()
  } finally {
    Reflect.deleteProperty(globalThis, 'navigator')
  }
}
