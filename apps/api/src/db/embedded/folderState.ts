import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { codeOf, StartError } from '../../problems/startError'

/** The folder of the database inside a data directory. */
export function databaseIn(dataDir: string): string {
  return join(dataDir, 'database')
}

/** The file that says, beside the database, that there is one: an empty folder without it has never had any. */
export function markerIn(dataDir: string): string {
  return join(dataDir, 'database.made')
}

/**
 * Whether a data directory has a database, whole as far as can be seen without opening it. PGlite makes a new one
 * wherever `PG_VERSION` is missing, over whatever is there. Throws a StartError, and touches nothing, where there has
 * been a database and a part of it is missing or cannot be read.
 */
export function hasDatabase(dataDir: string): boolean {
  const folder = databaseIn(dataDir)
  if (!existsSync(folder)) {
    refuseSigns(dataDir)
    return false
  }
  for (const name of FOLDERS) look(dataDir, name, () => readdirSync(join(folder, name)).length >= 0)
  for (const [name, bytes] of FILES)
    look(dataDir, name, () => statSync(join(folder, name)).size >= bytes)
  refuseVersion(dataDir)
  // A start that cannot read its rules ends half-way, and has written by then.
  look(dataDir, 'pg_hba.conf', () =>
    /^local\s/m.test(readFileSync(join(folder, 'pg_hba.conf'), 'utf8')),
  )
  // Which transactions were completed; there is always a file of the latest.
  look(dataDir, 'pg_xact', () => readdirSync(join(folder, 'pg_xact')).length > 0)
  look(dataDir, 'pg_wal', () =>
    readdirSync(join(folder, 'pg_wal')).some((name) => isWholeLog(join(folder, 'pg_wal', name))),
  )
  return true
}

// What every database of PostgreSQL has from its first moment, and does not start without.
const FOLDERS = [
  'base',
  'base/1',
  'base/4',
  'base/5',
  'global',
  'pg_commit_ts',
  'pg_logical/mappings',
  'pg_logical/snapshots',
  'pg_multixact/members',
  'pg_multixact/offsets',
  'pg_notify',
  'pg_replslot',
  'pg_subtrans',
  'pg_tblspc',
  'pg_twophase',
  'pg_wal',
  'pg_xact',
]

/** Files with the bytes that they have at least. */
const FILES: [name: string, bytes: number][] = [
  ['PG_VERSION', 1],
  ['base/5/PG_VERSION', 1],
  ['base/5/pg_filenode.map', 512],
  ['global/pg_control', 8192],
  ['global/pg_filenode.map', 512],
  ['postgresql.conf', 1],
]

const PG_MAJOR = '18'
const LOG_BYTES = 16 * 1024 * 1024

function isWholeLog(path: string): boolean {
  return /[/\\][\dA-F]{24}$/.test(path) && statSync(path).size === LOG_BYTES
}

function look(dataDir: string, name: string, isThere: () => boolean) {
  try {
    if (isThere()) return
  } catch (error) {
    const code = codeOf(error)
    if (code !== 'ENOENT' && code !== 'ENOTDIR')
      throw lost(dataDir, `database/${name} cannot be read (${code})`)
    throw lost(dataDir, `database/${name} is missing`)
  }
  throw lost(dataDir, `database/${name} is damaged`)
}

function refuseVersion(dataDir: string) {
  const found = readFileSync(join(databaseIn(dataDir), 'PG_VERSION'), 'utf8').trim()
  if (found === PG_MAJOR) return
  const what = `it is of PostgreSQL ${found.slice(0, 20)}, and this version of the console has ${PG_MAJOR}`
  throw new StartError(`The database in ${dataDir} cannot be opened: ${what}.`)
}

/** An interrupted first start leaves `database.growing` and its lock behind; anything else of ours tells of a database. */
function refuseSigns(dataDir: string) {
  if (!existsSync(dataDir)) return
  const sign = readdirSync(dataDir).find(
    (name) =>
      name.startsWith('backup.part.') ||
      (name.startsWith('database') && name !== 'database.growing'),
  )
  if (sign === undefined) return
  throw new StartError(
    `The data directory ${dataDir} had a database (there is ${sign}), and its folder "database" is missing: ` +
      'put it back, or set DATA_DIR to an empty folder to begin anew or to restore a backup.',
  )
}

function lost(dataDir: string, what: string): StartError {
  return new StartError(
    `The database in ${dataDir} cannot be opened: ${what}. Nothing was changed; put it back, or restore a backup into an empty folder.`,
  )
}
