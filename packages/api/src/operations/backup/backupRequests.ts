import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

import type { Db } from '../../platform/db/database'
import type { RequestHandler } from '../../platform/db/embedded/ownerSocket'
import { StartError } from '../../platform/problems/startError'
import type { PictureStore } from '../../records/images/store/PictureStore'
import { writeBackup } from './writeBackup'

/** The request that another process sends to the server that holds the data directory. */
export const BACKUP_REQUEST = 'backup'

/** The request for a backup that leaves out the pictures in the object storage. */
export const LIST_REQUEST = 'backup --pictures=list'

/**
 * Handles requests for a backup: writes one to the data directory and replies with its path. The requesting process
 * encrypts and removes the file. It is not encrypted here, because the embedded database is blocked while it is written.
 */
export function handleBackupRequests(
  db: Db,
  dataDir: string,
  store?: PictureStore,
): RequestHandler {
  removePartialBackups(dataDir)
  return async (request) => {
    if (request !== BACKUP_REQUEST && request !== LIST_REQUEST)
      throw new StartError('The server does not understand this request.')
    const file = resolve(dataDir, `${PREFIX}${randomUUID()}`)
    try {
      await writeBackup(db, file, { pictures: request === LIST_REQUEST ? 'list' : store })
      return file
    } catch (error) {
      rmSync(file, { force: true })
      throw error
    }
  }
}

/** Removes the backups of requests whose process, or whose server, was killed. */
function removePartialBackups(dataDir: string) {
  const parts = readdirSync(dataDir).filter((name) => name.startsWith(PREFIX))
  for (const name of parts) rmSync(join(dataDir, name), { force: true })
}

const PREFIX = 'backup.part.'
