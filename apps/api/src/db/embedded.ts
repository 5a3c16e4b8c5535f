import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'

import { StartError } from '../startError'
import type { Database } from './database'
import { databaseIn, makeDatabase, makeDataDir } from './embeddedFolder'
import { lockFolder } from './folderLock'
import { migrateEmbedded } from './migrate'
import { startInFolder, startInMemory } from './pglite'

/** Opens the embedded database of a data directory, made at the first start. This process holds it alone. */
export async function openFolder(dataDir: string, seed?: Blob): Promise<Database> {
  makeDataDir(dataDir)
  const unlock = await lockFolder(dataDir)
  try {
    await makeDatabase(dataDir, seed)
    const pglite = await startInFolder(databaseIn(dataDir)).catch(refuse(dataDir))
    const stop = lookAfter(pglite)
    return await migrated(pglite, async () => {
      stop()
      await pglite.close()
      await unlock()
    })
  } catch (error) {
    await unlock()
    throw error
  }
}

/** Opens an embedded database that ends with the process, for tests. */
export async function openMemory(seed?: Blob): Promise<Database> {
  const pglite = await startInMemory(seed)
  return migrated(pglite, () => pglite.close())
}

async function migrated(pglite: PGlite, close: () => Promise<void>): Promise<Database> {
  const db = drizzle(pglite, { casing: 'snake_case' })
  await migrateEmbedded(db)
  return {
    kind: 'embedded',
    db,
    ping: async () => void (await pglite.query('select 1')),
    close,
  }
}

const MINUTE = 60_000

/** A server has processes for this; the embedded database is one process, and its log would grow for ever. */
function lookAfter(pglite: PGlite): () => void {
  const timers = [
    setInterval(() => void pglite.exec('checkpoint').catch(() => undefined), 5 * MINUTE),
    setInterval(() => void pglite.exec('vacuum (analyze)').catch(() => undefined), 60 * MINUTE),
  ]
  for (const timer of timers) timer.unref()
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}

function refuse(dataDir: string) {
  return (error: unknown): never => {
    const message = `The database in ${dataDir} cannot be opened: it is damaged or of another version.`
    throw new StartError(message, { cause: error })
  }
}
