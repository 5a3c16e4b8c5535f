import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'

import { openAsItIs, type Database, type Place } from '../db/connect'
import { hasDatabase } from '../db/embedded/folderState'
import { askOwner } from '../db/embedded/ownerSocket'
import { codeOf, StartError } from '../problems/startError'
import { readBackup, type Contents } from './readBackup'
import { seal, type BackupKey } from './sealing'
import { BACKUP } from './spoolBackup'
import { writeBackup } from './writeBackup'

/**
 * Backs up a site into a new file and reads that file once more, so that a backup that says it is done can be
 * restored. Throws a StartError, and leaves no file behind, where it cannot be made.
 */
export async function makeBackup(place: Place, file: string, key?: BackupKey): Promise<Contents> {
  if (existsSync(file)) throw new StartError(`The file ${file} exists already.`)
  const growing = `${file}.part`
  try {
    rmSync(growing, { force: true })
    if (!(await copyFromOwner(place, growing, key)))
      await writeFrom(await openAsItIs(place), growing, key)
    const contents = await readBackup(growing, { key })
    renameSync(growing, file)
    return contents
  } catch (error) {
    rmSync(growing, { force: true })
    throw explained(file, error)
  }
}

/** The embedded database is its server's alone: while one runs, it makes the backup. Whether one did. */
async function copyFromOwner(place: Place, file: string, key?: BackupKey): Promise<boolean> {
  if ('databaseUrl' in place) return false
  if (!hasDatabase(place.dataDir)) throw new StartError(`There is no database in ${place.dataDir}.`)
  const made = await askOwner(place.dataDir, BACKUP)
  if (made === undefined) return false
  try {
    const target = createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true })
    if (key) await pipeline(createReadStream(made), seal(key), target)
    else await pipeline(createReadStream(made), target)
  } finally {
    rmSync(made)
  }
  return true
}

async function writeFrom(database: Database, file: string, key?: BackupKey) {
  try {
    await writeBackup(database.db, file, key)
  } finally {
    await database.close()
  }
}

function explained(file: string, error: unknown): unknown {
  const code = codeOf(error)
  if (code === 'ENOSPC') return new StartError(`There is no room for ${file}: its disk is full.`)
  if (code && FILE_PROBLEMS.includes(code))
    return new StartError(`The file ${file} cannot be written (${code}).`, { cause: error })
  return error
}

const FILE_PROBLEMS = ['ENOENT', 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EISDIR', 'EDQUOT']
