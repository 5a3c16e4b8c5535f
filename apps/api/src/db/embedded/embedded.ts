import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'

import { answerBackups, removeParts } from '../../backup/spoolBackup'
import { StartError } from '../../problems/startError'
import type { Database } from '../database'
import { makeDatabase, makeDataDir } from './embeddedFolder'
import { lockFolder } from './folderLock'
import { databaseIn, hasDatabase } from './folderState'
import { lookAfter } from '../maintenance'
import { migrateEmbedded } from '../migrate'
import { startInFolder, startInMemory, type OnPanic } from './pglite'
import { closeToOthers } from './privateFolder'
import { freeBytes, watchRoom } from './diskSpace'

export interface FolderOptions {
  seed?: Blob | undefined
  /**
   * How many bytes of the disk writes must leave free.
   * @default 0
   */
  reserve?: number
  /** Hears that the database has given up; it must not be asked again. */
  onPanic?: OnPanic | undefined
  /**
   * Hears, in a sentence, what a person should know and what does not stop the start.
   * @default the standard error output
   */
  warn?: (sentence: string) => void
}

/** Opens the embedded database of a data directory, made at the first start. This process holds it alone. */
export async function openFolder(dataDir: string, options: FolderOptions): Promise<Database> {
  const database = await openFolderAsItIs(dataDir, options)
  try {
    await migrateEmbedded(database.db)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Opens the embedded database of a data directory and leaves its tables as they are. */
export async function openFolderAsItIs(
  dataDir: string,
  { seed, reserve = 0, onPanic, warn = console.error }: FolderOptions = {},
): Promise<ReturnType<typeof databaseOf>> {
  makeDataDir(dataDir)
  const lock = await lockFolder(dataDir)
  try {
    hasDatabase(dataDir)
    closeToOthers(dataDir, warn)
    removeParts(dataDir)
    const pglite = await makeAndStart(dataDir, { seed, onPanic })
    const rest = lookAfter(pglite)
    const database = databaseOf(pglite, async () => {
      rest()
      await pglite.close()
      await lock.release()
    })
    lock.answer(answerBackups(database.db, dataDir))
    return { ...database, hasRoom: watchRoom(dataDir, reserve) }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** Opens an embedded database that ends with the process, for tests. */
export async function openMemory(seed?: Blob): Promise<Database> {
  const pglite = await startInMemory(seed)
  const database = databaseOf(pglite, () => pglite.close())
  await migrateEmbedded(database.db)
  return database
}

function databaseOf(pglite: PGlite, close: () => Promise<void>) {
  return {
    kind: 'embedded' as const,
    db: drizzle(pglite, { casing: 'snake_case' }),
    ping: async () => void (await pglite.query('select 1')),
    hasRoom: () => Promise.resolve(true),
    close,
  }
}

async function makeAndStart(dataDir: string, { seed, onPanic }: FolderOptions): Promise<PGlite> {
  try {
    await makeDatabase(dataDir, seed)
    return await startInFolder(databaseIn(dataDir), { onPanic })
  } catch (error) {
    if (error instanceof StartError) throw error
    // What a full disk makes of PGlite is a number at best.
    const reason =
      (await freeBytes(dataDir)) < ROOM_TO_START
        ? 'its disk is full. Make room and start again'
        : 'it is damaged or of another version'
    const message = `The database in ${dataDir} cannot be opened: ${reason}.`
    throw new StartError(message, { cause: error })
  }
}

// A new database has 40 MB, and an old one may write one more file of its log, which has 16.
const ROOM_TO_START = 50_000_000
