import { chmodSync, existsSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { SECRETS_KEY_FILE } from '../../secrets/secretsKeyFile'
import { codeOf } from '../../problems/startError'
import { databaseIn } from './folderState'
import { SOCKET } from './shortSocketPath'

const OTHERS_MODE = 0o077

/**
 * Removes other users' permissions from the database and the console's other files in a data directory, and warns
 * about those that had any. Does nothing on Windows, where files inherit the permissions of their folder.
 */
export function makePrivate(dataDir: string, warn: (sentence: string) => void) {
  if (process.platform === 'win32') return
  const hasDatabase = existsSync(databaseIn(dataDir))
  const names = readdirSync(dataDir)
  const ours = names.filter(isOurs).map((name) => join(dataDir, name))
  // A folder with files of other programs keeps its own permissions.
  const outer = names.every(isKnown) ? restrict(dataDir) : NOTHING
  const { closed, failed } = sum([outer, ...ours.map(restrictTree)])
  if (failed)
    warn(
      `Other users of this machine can read the data directory ${dataDir}, and it cannot be closed to them (${failed}): it belongs to another user.`,
    )
  else if (closed > 0 && hasDatabase)
    warn(
      `Other users of this machine could read the data directory ${dataDir} (${closed} files and folders). It is closed to them now.`,
    )
}

interface Result {
  /** The number of files and folders that other users could access before. */
  closed: number
  /** The error code of a file whose permissions could not be changed. */
  failed?: string
}

const NOTHING: Result = { closed: 0 }

function isOurs(name: string): boolean {
  return ['database', SOCKET, SECRETS_KEY_FILE, 'backup.part.'].some((start) =>
    name.startsWith(start),
  )
}

function isKnown(name: string): boolean {
  // The root of a file system has a folder `lost+found`.
  return isOurs(name) || name === 'lost+found'
}

function restrictTree(path: string): Result {
  const own = restrict(path)
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return own
  return sum([own, ...readdirSync(path).map((name) => restrictEntry(join(path, name)))])
}

/** Symbolic links are not followed, because their targets may be outside the folder. */
function restrictEntry(path: string): Result {
  return lstatSync(path).isSymbolicLink() ? NOTHING : restrictTree(path)
}

function restrict(path: string): Result {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0
  if ((mode & OTHERS_MODE) === 0) return NOTHING
  try {
    chmodSync(path, mode & 0o7700)
    return { closed: 1 }
  } catch (error) {
    return { closed: 0, failed: codeOf(error) ?? 'unknown' }
  }
}

function sum(results: Result[]): Result {
  const failed = results.find((each) => each.failed)?.failed
  return {
    closed: results.reduce((total, { closed }) => total + closed, 0),
    ...(failed !== undefined && { failed }),
  }
}
