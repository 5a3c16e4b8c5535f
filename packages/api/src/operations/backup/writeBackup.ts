import { sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { currentLevel, readMigrationLevels } from '../../platform/db/migrationLevels'
import { queryRows } from '../../platform/db/queryRows'
import { columnsOf, listTables } from '../../platform/db/listTables'
import { StartError } from '../../platform/problems/startError'
import { BackupFile } from './backupFile'
import { picturesOutside, writePictures, type BackupPictures } from './backupPictures'
import type { BackupKey } from './encryption'
import { FORMAT, PICTURE_BYTES, type Header } from './format'

/**
 * Tables that a backup excludes: sessions, links and other rows that the server stores for a limited time, counts and uses that triggers compute, sizes of pictures, files of the console, and which objects this database has put into an object storage.
 * `answers` is the name of `idempotency_keys` before migration level 9.
 */
export const TRANSIENT_TABLES = [
  'sessions',
  'throttles',
  'idempotency_keys',
  'answers',
  'bulk_undos',
  'preview_links',
  'account_links',
  'login_tickets',
  'record_counts',
  'record_revisions',
  'deployed_files',
  'picture_objects',
  'renditions',
  'uses',
]

export interface BackupOptions {
  /** The key that encrypts it. */
  key?: BackupKey | undefined
  pictures?: BackupPictures
}

/**
 * Writes a consistent snapshot of a database to a new file, readable by its owner only and encrypted if there is a key.
 * Throws if the file exists.
 */
export async function writeBackup(
  db: Db,
  name: string,
  { key, pictures }: BackupOptions = {},
): Promise<void> {
  const { file, outside } = await db.transaction(
    async (tx) => {
      await tx.execute(sql.raw(EXACT))
      const header = await headerFor(tx)
      const hashes = await picturesOutside(tx, header, pictures)
      const hasBytes = hashes.length > 0 && pictures !== 'list'
      const tables = hasBytes ? [...header.tables, PICTURE_BYTES] : header.tables
      const opened = new BackupFile(name, { ...header, tables }, key)
      await closing(opened, () => writeTables(opened, tx, header.tables))
      return { file: opened, outside: hashes }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  await closing(file, async () => {
    if (pictures && pictures !== 'list') await writePictures(file, db, pictures, outside)
    await file.end()
  })
}

/** Closes a file if writing to it fails. */
async function closing(file: BackupFile, write: () => Promise<void>) {
  try {
    await write()
  } catch (error) {
    await file.abort()
    throw error
  }
}

// Overrides the server's settings, so that numbers keep all digits, and times and bytes have one format.
const EXACT = `select set_config('extra_float_digits', '3', true), set_config('bytea_output', 'hex', true),
  set_config('TimeZone', 'UTC', true), set_config('statement_timeout', '0', true)`

async function headerFor(tx: Db): Promise<Header> {
  const levels = readMigrationLevels()
  const number = await currentLevel(tx, levels)
  const level = levels[number - 1]
  if (number === 0) throw new StartError('There is nothing to back up: the database has no tables.')
  if (!level)
    throw new StartError(
      'The database belongs to a newer version of the console: back it up with that version.',
    )
  return {
    format: FORMAT,
    level: number,
    migration: level.name,
    madeAt: new Date().toISOString(),
    tables: (await listTables(tx)).filter((table) => !TRANSIENT_TABLES.includes(table)),
  }
}

async function writeTables(file: BackupFile, tx: Db, tables: readonly string[]) {
  for (const table of tables)
    for await (const row of rowsIn(tx, table)) await file.write(table, row)
}

/** The rows of a table as JSON from PostgreSQL. Fetches a few at a time, because a picture can have several megabytes. */
async function* rowsIn(tx: Db, table: string): AsyncGenerator<string> {
  const columns = await columnsOf(tx, table)
  await tx.execute(
    sql`declare backup_rows no scroll cursor for
        select row_to_json(each)::text as row from (select ${columns} from ${sql.identifier(table)}) as each`,
  )
  for (;;) {
    const found = await queryRows<{ row: string }>(tx, sql`fetch 20 from backup_rows`)
    if (found.length === 0) break
    for (const { row } of found) yield row
  }
  await tx.execute(sql`close backup_rows`)
}
