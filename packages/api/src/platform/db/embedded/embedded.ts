import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'

import { StartError } from '../../problems/startError'
import type { Database, Db } from '../database'
import { createDatabase, createDataDir } from './createDatabase'
import { refuseUnknownExtensions } from './extensions'
import { lockFolder } from './folderLock'
import type { RequestHandler } from './ownerSocket'
import { databaseIn, hasDatabase } from './folderState'
import { scheduleMaintenance } from '../maintenance'
import { CHANGES_CHANNEL, type ChangeListener, type StopListening } from '../recordChanges'
import { migrateEmbedded } from './migrateEmbedded'
import { startInFolder, startInMemory, type OnPanic } from './pglite'
import { keepPrepared } from './preparedQueries'
import { makePrivate } from './privateFolder'
import { freeBytes, watchDiskSpace } from './diskSpace'

export interface FolderOptions {
  seed?: Blob | undefined
  /**
   * The disk space that writes must leave free, in bytes.
   * @default 0
   */
  reserve?: number
  /** Called when the database has panicked. It refuses every query from then on. */
  onPanic?: OnPanic | undefined
  /**
   * Makes the handler of requests from other processes of the same user, such as a backup.
   * @default they are refused
   */
  handleRequests?: (db: Db, dataDir: string) => RequestHandler
  /**
   * Called with a message about a problem that does not prevent the start.
   * @default the standard error output
   */
  warn?: (sentence: string) => void
}

/** Opens the embedded database of a data directory for this process only. The first start creates it. */
export async function openFolder(dataDir: string, options: FolderOptions): Promise<Database> {
  const database = await openFolderUnmigrated(dataDir, options)
  try {
    await migrateEmbedded(database.db)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Opens the embedded database of a data directory without running migrations. */
export async function openFolderUnmigrated(
  dataDir: string,
  { seed, reserve = 0, onPanic, handleRequests, warn = console.error }: FolderOptions = {},
): Promise<ReturnType<typeof databaseOf>> {
  createDataDir(dataDir)
  const lock = await lockFolder(dataDir)
  try {
    hasDatabase(dataDir)
    makePrivate(dataDir, warn)
    const pglite = await createAndStart(dataDir, { seed, onPanic })
    const stopMaintenance = scheduleMaintenance(pglite)
    const database = databaseOf(pglite, async () => {
      stopMaintenance()
      await pglite.close()
      await lock.release()
    })
    if (handleRequests) lock.handle(handleRequests(database.db, dataDir))
    return { ...database, hasDiskSpace: watchDiskSpace(dataDir, reserve) }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** Opens an embedded database in memory, for tests. */
export async function openMemory(seed?: Blob): Promise<Database> {
  const pglite = await startInMemory(seed)
  const database = databaseOf(pglite, () => pglite.close())
  await migrateEmbedded(database.db)
  return database
}

function databaseOf(pglite: PGlite, close: () => Promise<void>) {
  return {
    kind: 'embedded' as const,
    db: drizzle(keepPrepared(pglite), { casing: 'snake_case' }),
    ping: async () => void (await pglite.query('select 1')),
    hasDiskSpace: () => Promise.resolve(true),
    listen: (listener: ChangeListener) => listenTo(pglite, listener),
    close,
  }
}

function listenTo(pglite: PGlite, listener: ChangeListener): StopListening {
  const listening = pglite.listen(CHANGES_CHANNEL, (area) => listener.onChange(area))
  // A database that is closed before it listens has no changes to tell.
  listening.then(
    () => listener.onListening(),
    () => undefined,
  )
  return async () => {
    listener.onInterrupted()
    const stop = await listening.catch(() => undefined)
    if (!pglite.closed) await stop?.()
  }
}

async function createAndStart(dataDir: string, { seed, onPanic }: FolderOptions): Promise<PGlite> {
  try {
    await createDatabase(dataDir, seed)
    const pglite = await startInFolder(databaseIn(dataDir), { onPanic })
    await closeOnError(pglite, refuseUnknownExtensions(pglite, dataDir))
    return pglite
  } catch (error) {
    if (error instanceof StartError) throw error
    // On a full disk PGlite throws no usable message.
    const reason =
      (await freeBytes(dataDir)) < SPACE_TO_START
        ? 'its disk is full. Make room and start again'
        : 'it is damaged or of another version'
    const message = `The database in ${dataDir} cannot be opened: ${reason}.`
    throw new StartError(message, { cause: error })
  }
}

async function closeOnError(pglite: PGlite, check: Promise<void>) {
  try {
    await check
  } catch (error) {
    await pglite.close()
    throw error
  }
}

// In bytes. A new database has 40 MB, and an existing one may add a log file of 16 MB.
const SPACE_TO_START = 50_000_000
