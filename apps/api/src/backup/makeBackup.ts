import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs'

import { openAsItIs, type Database, type Place } from '../db/connect'
import { hasDatabase } from '../db/embeddedFolder'
import { askOwner } from '../db/ownerTalk'
import { codeOf, StartError } from '../startError'
import { readBackup, type Contents } from './readBackup'
import { BACKUP } from './spoolBackup'
import { writeBackup } from './writeBackup'

/**
 * Backs up a site into a new file and reads that file once more, so that a backup that says it is done can be
 * restored. Throws a StartError, and leaves no file behind, where it cannot be made.
 */
export async function makeBackup(place: Place, file: string): Promise<Contents> {
  if (existsSync(file)) throw new StartError(`The file ${file} exists already.`)
  const growing = `${file}.part`
  try {
    rmSync(growing, { force: true })
    if (!(await copyFromOwner(place, growing))) await writeFrom(await openAsItIs(place), growing)
    const contents = await readBackup(growing)
    renameSync(growing, file)
    return contents
  } catch (error) {
    rmSync(growing, { force: true })
    throw explained(file, error)
  }
}

/** The embedded database is its server's alone: while one runs, it makes the backup. Whether one did. */
async function copyFromOwner(place: Place, file: string): Promise<boolean> {
  if ('databaseUrl' in place) return false
  if (!hasDatabase(place.dataDir)) throw new StartError(`There is no database in ${place.dataDir}.`)
  const made = await askOwner(place.dataDir, BACKUP)
  if (made === undefined) return false
  copyFileSync(made, file)
  rmSync(made)
  const copy = openSync(file, 'r+')
  fsyncSync(copy)
  closeSync(copy)
  return true
}

async function writeFrom(database: Database, file: string) {
  try {
    await writeBackup(database.db, file)
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
