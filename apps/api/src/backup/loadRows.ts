import { sql, type SQL } from 'drizzle-orm'

import type { Db } from '../db/database'
import { rowsOf } from '../db/rowsOf'
import { columnsOf } from '../db/tablesIn'
import { readBackup } from './readBackup'

/** Loads the rows of a backup into empty tables of the same level, inside a transaction. */
export async function loadRows(tx: Db, file: string) {
  let waiting: Batch = { table: '', rows: [], length: 0 }
  const flush = async (table: string) => {
    if (waiting.rows.length > 0) await insert(tx, waiting)
    waiting = { table, rows: [], length: 0 }
  }
  const { tables } = await readBackup(file, async (table, row) => {
    if (table !== waiting.table || waiting.length > BATCH || waiting.rows.length >= 500)
      await flush(table)
    waiting.rows.push(row)
    waiting.length += row.length
  })
  await flush('')
  for (const table of tables) {
    // oxlint-disable-next-line no-await-in-loop -- A transaction has one connection.
    await moveSequences(tx, table)
  }
}

interface Batch {
  table: string
  rows: string[]
  length: number
}

const BATCH = 1_000_000

/** PostgreSQL reads each value with the same functions that wrote it, so nothing passes through a type of ours. */
async function insert(tx: Db, { table, rows }: Batch) {
  const columns = await columnsOf(tx, table)
  const name = sql.identifier(table)
  await tx.execute(
    sql`insert into ${name} (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::${name}, ${`[${rows.join()}]`}::json)`,
  )
}

/** Columns that count by themselves go on behind the highest number that was loaded. */
async function moveSequences(tx: Db, table: string) {
  const counting = await rowsOf<{ name: string; sequence: string }>(
    tx,
    sql`select attname as name, pg_get_serial_sequence(${`"${table}"`}, attname) as sequence
        from pg_attribute where attrelid = ${`"${table}"`}::regclass and attnum > 0
          and not attisdropped and pg_get_serial_sequence(${`"${table}"`}, attname) is not null`,
  )
  const moves: SQL[] = counting.map(
    ({ name, sequence }) =>
      sql`select setval(${sequence}, coalesce(max(${sql.identifier(name)}), 0) + 1, false) from ${sql.identifier(table)}`,
  )
  // oxlint-disable-next-line no-await-in-loop -- A transaction has one connection.
  for (const move of moves) await tx.execute(move)
}
