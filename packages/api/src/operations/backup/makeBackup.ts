import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'

import { openUnmigrated, type Place } from '../../platform/db/connect'
import type { UnmigratedDatabase } from '../../platform/db/database'
import { hasDatabase } from '../../platform/db/embedded/folderState'
import { askOwner } from '../../platform/db/embedded/ownerSocket'
import { codeOf, StartError } from '../../platform/problems/startError'
import { readBackup, type Contents } from './readBackup'
import { encrypt } from './encryption'
import { BACKUP_REQUEST, LIST_REQUEST } from './backupRequests'
import { writeBackup, type BackupOptions } from './writeBackup'

/**
 * Backs up a site to a new file, and reads the file to verify it. Throws a StartError, and leaves no file, if the
 * backup fails.
 */
export async function makeBackup(
  place: Place,
  file: string,
  options: BackupOptions = {},
): Promise<Contents> {
  const { key } = options
  if (existsSync(file)) throw new StartError(`The file ${file} exists already.`)
  const partial = `${file}.part`
  try {
    rmSync(partial, { force: true })
    if (!(await copyFromServer(place, partial, options)))
      await writeFrom(await openUnmigrated(place), partial, options)
    const contents = await readBackup(partial, { key })
    renameSync(partial, file)
    return contents
  } catch (error) {
    rmSync(partial, { force: true })
    throw withReason(file, error)
  }
}

/**
 * Asks a running server for the backup, because only one process can open the embedded database. Resolves to false if
 * no server runs.
 */
async function copyFromServer(
  place: Place,
  file: string,
  { key, pictures }: BackupOptions,
): Promise<boolean> {
  if ('databaseUrl' in place) return false
  if (!hasDatabase(place.dataDir)) throw new StartError(`There is no database in ${place.dataDir}.`)
  const unencrypted = await askOwner(
    place.dataDir,
    pictures === 'list' ? LIST_REQUEST : BACKUP_REQUEST,
  )
  if (unencrypted === undefined) return false
  try {
    const target = createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true })
    if (key) await pipeline(createReadStream(unencrypted), encrypt(key), target)
    else await pipeline(createReadStream(unencrypted), target)
  } finally {
    rmSync(unencrypted)
  }
  return true
}

async function writeFrom(database: UnmigratedDatabase, file: string, options: BackupOptions) {
  try {
    await writeBackup(database.db, file, options)
  } finally {
    await database.close()
  }
}

function withReason(file: string, error: unknown): unknown {
  const code = codeOf(error)
  if (code === 'ENOSPC') return new StartError(`There is no room for ${file}: its disk is full.`)
  if (code && FILE_PROBLEMS.includes(code))
    return new StartError(`The file ${file} cannot be written (${code}).`, { cause: error })
  return error
}

const FILE_PROBLEMS = ['ENOENT', 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EISDIR', 'EDQUOT']
