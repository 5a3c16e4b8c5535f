import { chmodSync, existsSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { codeOf } from '../../problems/startError'
import { databaseIn } from './folderState'
import { SOCKET } from './socketPath'

const OTHERS = 0o077

/**
 * Takes the database, and all else that is the console's in a data directory, away from other users of the machine;
 * says what was found open. On Windows a folder belongs to those who may open the one around it.
 */
export function closeToOthers(dataDir: string, warn: (sentence: string) => void) {
  if (process.platform === 'win32') return
  const held = existsSync(databaseIn(dataDir))
  const names = readdirSync(dataDir)
  const ours = names.filter(isOurs).map((name) => join(dataDir, name))
  // A folder that holds something else, too, may be somebody else's to open.
  const outer = names.every(isKnown) ? closeOne(dataDir) : NOTHING
  const { opened, failed } = sum([outer, ...ours.map(closeTree)])
  if (failed)
    warn(
      `Other users of this machine can read the data directory ${dataDir}, and it cannot be closed to them (${failed}): it belongs to another user.`,
    )
  else if (opened > 0 && held)
    warn(
      `Other users of this machine could read the data directory ${dataDir} (${opened} files and folders). It is closed to them now.`,
    )
}

interface Found {
  opened: number
  /** The code of the error that kept one open. */
  failed?: string
}

const NOTHING: Found = { opened: 0 }

function isOurs(name: string): boolean {
  return ['database', SOCKET, 'backup.part.'].some((start) => name.startsWith(start))
}

function isKnown(name: string): boolean {
  // The root of a disk has a folder of its own.
  return isOurs(name) || name === 'lost+found'
}

function closeTree(path: string): Found {
  const own = closeOne(path)
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return own
  return sum([own, ...readdirSync(path).map((name) => closeBelow(join(path, name)))])
}

/** What a link below leads to is not followed: it may lead anywhere. */
function closeBelow(path: string): Found {
  return lstatSync(path).isSymbolicLink() ? NOTHING : closeTree(path)
}

function closeOne(path: string): Found {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0
  if ((mode & OTHERS) === 0) return NOTHING
  try {
    chmodSync(path, mode & 0o7700)
    return { opened: 1 }
  } catch (error) {
    return { opened: 0, failed: codeOf(error) ?? 'unknown' }
  }
}

function sum(found: Found[]): Found {
  const failed = found.find((each) => each.failed)?.failed
  return {
    opened: found.reduce((total, { opened }) => total + opened, 0),
    ...(failed !== undefined && { failed }),
  }
}
