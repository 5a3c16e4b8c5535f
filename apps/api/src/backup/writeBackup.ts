import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

import { sql } from 'drizzle-orm'

import type { Db } from '../db/database'
import { levelIn, readLevels } from '../db/migrationLevels'
import { rowsOf } from '../db/rowsOf'
import { columnsOf, tablesIn } from '../db/tablesIn'
import { StartError } from '../problems/startError'
import { FIRST, FORMAT, LAST, lineOf, type Header } from './format'
import { seal, type BackupKey } from './sealing'

/** What a backup leaves out: who is logged in, and what the server only remembers for a time. */
export const FLEETING = ['sessions', 'throttles', 'answers']

/**
 * Writes a database, as it is at one moment, into a new file that only its owner can read, sealed where there is a
 * key. Throws where the file exists.
 */
export async function writeBackup(db: Db, file: string, key?: BackupKey): Promise<void> {
  await db.transaction(
    async (tx) => {
      await tx.execute(sql.raw(EXACT))
      const lines = Readable.from(linesOf(tx, await headerFor(tx)))
      // Opened last, so that somebody listens from the start: an error that nobody hears ends the process.
      const target = createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true })
      if (key) await pipeline(lines, createGzip(), seal(key), target)
      else await pipeline(lines, createGzip(), target)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

// Whatever the server is set to: no digit of a number is lost, and times and bytes are written in one way.
const EXACT = `select set_config('extra_float_digits', '3', true), set_config('bytea_output', 'hex', true),
  set_config('TimeZone', 'UTC', true), set_config('statement_timeout', '0', true)`

async function headerFor(tx: Db): Promise<Header> {
  const levels = readLevels()
  const number = await levelIn(tx, levels)
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
    tables: (await tablesIn(tx)).filter((table) => !FLEETING.includes(table)),
  }
}

async function* linesOf(tx: Db, header: Header): AsyncGenerator<string> {
  const hash = createHash('sha256')
  const rows: Record<string, number> = {}
  const first = lineOf(FIRST, JSON.stringify(header))
  hash.update(first)
  yield first
  for (const table of header.tables) {
    rows[table] = 0
    yield* mapped(rowsIn(tx, table), (row) => {
      const line = lineOf(table, row)
      hash.update(line)
      rows[table] = (rows[table] ?? 0) + 1
      return line
    })
  }
  yield lineOf(LAST, JSON.stringify({ rows, sha256: hash.digest('hex') }))
}

async function* mapped<A, B>(all: AsyncIterable<A>, change: (each: A) => B): AsyncGenerator<B> {
  for await (const each of all) yield change(each)
}

/** The rows of a table as PostgreSQL writes them in JSON, a few at a time: a picture can have megabytes. */
async function* rowsIn(tx: Db, table: string): AsyncGenerator<string> {
  const columns = await columnsOf(tx, table)
  await tx.execute(
    sql`declare backup_rows no scroll cursor for
        select row_to_json(each)::text as row from (select ${columns} from ${sql.identifier(table)}) as each`,
  )
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- A transaction runs one statement at a time, and memory holds one page.
    const found = await rowsOf<{ row: string }>(tx, sql`fetch 20 from backup_rows`)
    if (found.length === 0) break
    for (const { row } of found) yield row
  }
  await tx.execute(sql`close backup_rows`)
}
