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

/** Makes the data directory where it is missing. Throws a StartError where it cannot be written. */
export function makeDataDir(dataDir: string) {
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
 * Makes an empty database in the data directory unless there is one, or has been one. It grows under another name and
 * is renamed when it is whole and on disk: an interrupted start leaves a part that the next one throws away.
 */
export async function makeDatabase(dataDir: string, seed = readSeed()) {
  if (!hasDatabase(dataDir)) await growDatabase(dataDir, seed)
  if (existsSync(markerIn(dataDir))) return
  writeFileSync(markerIn(dataDir), MARK, { mode: 0o600, flush: true })
  syncFolder(dataDir)
}

const MARK =
  'This folder has the database of a staff console. As long as this file is here, no start makes a new one.\n'

async function growDatabase(dataDir: string, seed: Blob | undefined) {
  const finished = databaseIn(dataDir)
  const growing = `${finished}.growing`
  rmSync(growing, { recursive: true, force: true })
  mkdirSync(growing, { mode: 0o700 })
  const pglite = await startInFolder(growing, { seed })
  await pglite.close()
  syncTree(growing)
  renameSync(growing, finished)
  syncFolder(dataDir)
}

/** The dump that the build lays beside the bundle; without it PGlite makes the database itself, which takes longer. */
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
  // Windows keeps a folder's entries by itself and lets nobody open one.
  if (process.platform !== 'win32') sync(folder, 'r')
}

function sync(path: string, flags: 'r' | 'r+') {
  const file = openSync(path, flags)
  fsyncSync(file)
  closeSync(file)
}
