import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
} from 'node:fs'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { codeOf, StartError } from '../../problems/startError'
import { databaseIn, hasDatabase, markerIn } from './folderState'
import { startInFolder } from './pglite'

/** Creates the data directory if it is missing. Throws a StartError if it is not writable. */
export function createDataDir(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.W_OK)
    if (existsSync(databaseIn(dataDir))) accessSync(databaseIn(dataDir), constants.W_OK)
  } catch (error) {
    const message = `The data directory ${dataDir} is not writable (${codeOf(error)}).`
    throw new StartError(message, { cause: error })
  }
}

/**
 * Creates an empty database in the data directory unless there is one, or was one. It is built under a temporary name
 * and renamed when it is complete and on disk. The next start deletes the files of an interrupted one.
 */
export async function createDatabase(dataDir: string, seed = readSeed()) {
  if (!hasDatabase(dataDir)) await initDatabase(dataDir, seed)
  if (existsSync(markerIn(dataDir))) return
  writeFileSync(markerIn(dataDir), MARKER, { mode: 0o600, flush: true })
  syncFolder(dataDir)
}

const MARKER =
  'This folder has the database of a staff console. As long as this file is here, no start makes a new one.\n'

async function initDatabase(dataDir: string, seed: Blob | undefined) {
  const finished = databaseIn(dataDir)
  const temporary = `${finished}.growing`
  rmSync(temporary, { recursive: true, force: true })
  mkdirSync(temporary, { mode: 0o700 })
  const pglite = await startInFolder(temporary, { seed })
  await pglite.close()
  syncTree(temporary)
  renameSync(temporary, finished)
  syncFolder(dataDir)
}

/** The dump that the build puts beside the bundle. Without it PGlite runs initdb, which takes longer. */
function readSeed(): Blob | undefined {
  const seed = new URL('seed.tar.gz', import.meta.url)
  return existsSync(seed) ? new Blob([readFileSync(seed)], { type: 'application/gzip' }) : undefined
}

function syncTree(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else sync(path, 'r+')
  }
  syncFolder(folder)
}

function syncFolder(folder: string) {
  // Windows cannot open a folder, and needs no fsync for its entries.
  if (process.platform !== 'win32') sync(folder, 'r')
}

function sync(path: string, flags: 'r' | 'r+') {
  const file = openSync(path, flags)
  fsyncSync(file)
  closeSync(file)
}
