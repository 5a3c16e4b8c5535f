import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

import type { Db } from '../db/database'
import type { Answer } from '../db/embedded/ownerSocket'
import { StartError } from '../problems/startError'
import { writeBackup } from './writeBackup'

/** What another process says to the one that has the data directory. */
export const BACKUP = 'backup'

/**
 * Answers the request for a backup with the path of a finished one in the data directory, which whoever asked takes
 * away. It is written as fast as the disk allows, since the embedded database does nothing else meanwhile.
 */
export function answerBackups(db: Db, dataDir: string): Answer {
  return async (request) => {
    if (request !== BACKUP) throw new StartError('The server does not understand this request.')
    const file = resolve(dataDir, `${PART}${randomUUID()}`)
    try {
      await writeBackup(db, file)
      return file
    } catch (error) {
      rmSync(file, { force: true })
      throw error
    }
  }
}

/** Removes what a backup left behind whose asker, or whose server, was killed. */
export function removeParts(dataDir: string) {
  const parts = readdirSync(dataDir).filter((name) => name.startsWith(PART))
  for (const name of parts) rmSync(join(dataDir, name), { force: true })
}

const PART = 'backup.part.'
