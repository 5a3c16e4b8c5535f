import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { codeOf, StartError } from '../../problems/startError'

/** The folder of the database inside a data directory. */
export function databaseIn(dataDir: string): string {
  return join(dataDir, 'database')
}

/** The marker file next to the database, which proves that the folder has had a database. */
export function markerIn(dataDir: string): string {
  return join(dataDir, 'database.made')
}

/**
 * Whether a data directory has a database whose files look complete. The check is needed because PGlite would create a new
 * database over any folder without `PG_VERSION`. Throws a StartError, and changes nothing, if there was a database and a part
 * of it is missing or cannot be read.
 */
export function hasDatabase(dataDir: string): boolean {
  const folder = databaseIn(dataDir)
  if (!existsSync(folder)) {
    refuseTraces(dataDir)
    return false
  }
  for (const name of FOLDERS)
    requireFile(dataDir, name, () => readdirSync(join(folder, name)).length >= 0)
  for (const [name, bytes] of FILES)
    requireFile(dataDir, name, () => statSync(join(folder, name)).size >= bytes)
  refuseVersion(dataDir)
  // Without this file a start would fail, but only after it has written to the folder.
  requireFile(dataDir, 'pg_hba.conf', () =>
    /^local\s/m.test(readFileSync(join(folder, 'pg_hba.conf'), 'utf8')),
  )
  // The status of transactions. A file for the latest ones always exists.
  requireFile(dataDir, 'pg_xact', () => readdirSync(join(folder, 'pg_xact')).length > 0)
  requireFile(dataDir, 'pg_wal', () =>
    readdirSync(join(folder, 'pg_wal')).some((name) => isCompleteLog(join(folder, 'pg_wal', name))),
  )
  return true
}

// The folders that every PostgreSQL database has and needs to start.
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

/** Files with their minimum size in bytes. */
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

function isCompleteLog(path: string): boolean {
  return /[/\\][\dA-F]{24}$/.test(path) && statSync(path).size === LOG_BYTES
}

function requireFile(dataDir: string, name: string, isComplete: () => boolean) {
  try {
    if (isComplete()) return
  } catch (error) {
    const code = codeOf(error)
    if (code !== 'ENOENT' && code !== 'ENOTDIR')
      throw unusable(dataDir, `database/${name} cannot be read (${code})`)
    throw unusable(dataDir, `database/${name} is missing`)
  }
  throw unusable(dataDir, `database/${name} is damaged`)
}

function refuseVersion(dataDir: string) {
  const found = readFileSync(join(databaseIn(dataDir), 'PG_VERSION'), 'utf8').trim()
  if (found === PG_MAJOR) return
  const what = `it is of PostgreSQL ${found.slice(0, 20)}, and this version of the console has ${PG_MAJOR}`
  throw new StartError(`The database in ${dataDir} cannot be opened: ${what}.`)
}

/** Throws if files show that there was a database. An interrupted first start leaves only `database.growing` and a lock. */
function refuseTraces(dataDir: string) {
  if (!existsSync(dataDir)) return
  const trace = readdirSync(dataDir).find(
    (name) =>
      name.startsWith('backup.part.') ||
      (name.startsWith('database') && name !== 'database.growing'),
  )
  if (trace === undefined) return
  throw new StartError(
    `The data directory ${dataDir} had a database (there is ${trace}), and its folder "database" is missing: ` +
      'put it back, or set DATA_DIR to an empty folder to begin anew or to restore a backup.',
  )
}

function unusable(dataDir: string, what: string): StartError {
  return new StartError(
    `The database in ${dataDir} cannot be opened: ${what}. Nothing was changed; put it back, or restore a backup into an empty folder.`,
  )
}
