import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

import { sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { currentLevel, readMigrationLevels } from '../../platform/db/migrationLevels'
import { queryRows } from '../../platform/db/queryRows'
import { columnsOf, listTables } from '../../platform/db/listTables'
import { StartError } from '../../platform/problems/startError'
import { HEADER, FORMAT, FOOTER, formatLine, type Header } from './format'
import { encrypt, type BackupKey } from './encryption'

/**
 * Tables that a backup excludes: sessions, links and other rows that the server stores for a limited time, counts and uses that triggers compute, sizes of pictures, and files of the console.
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
  'renditions',
  'uses',
]

/**
 * Writes a consistent snapshot of a database to a new file, readable by its owner only and encrypted if there is a key.
 * Throws if the file exists.
 */
export async function writeBackup(db: Db, file: string, key?: BackupKey): Promise<void> {
  await db.transaction(
    async (tx) => {
      await tx.execute(sql.raw(EXACT))
      const lines = Readable.from(backupLines(tx, await headerFor(tx)))
      // Opened last, so that the pipeline handles all of its errors. An unhandled error ends the process.
      const target = createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true })
      if (key) await pipeline(lines, createGzip(), encrypt(key), target)
      else await pipeline(lines, createGzip(), target)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
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

async function* backupLines(tx: Db, header: Header): AsyncGenerator<string> {
  const hash = createHash('sha256')
  const rows: Record<string, number> = {}
  const first = formatLine(HEADER, JSON.stringify(header))
  hash.update(first)
  yield first
  for (const table of header.tables) {
    let count = 0
    for await (const row of rowsIn(tx, table)) {
      const line = formatLine(table, row)
      hash.update(line)
      count += 1
      yield line
    }
    rows[table] = count
  }
  yield formatLine(FOOTER, JSON.stringify({ rows, sha256: hash.digest('hex') }))
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
