import { sql, type SQL } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { columnsOf } from '../../platform/db/listTables'
import { refusalOf } from '../../platform/problems/databaseProblem'
import { reasonOf, StartError } from '../../platform/problems/startError'
import { readBackup, type OnRow } from './readBackup'
import type { BackupKey } from './encryption'
import { PICTURE_BYTES } from './format'
import { loadPicture } from './restorePictures'

/** Loads the rows of a backup into empty tables of the same level, inside a transaction. */
export async function loadRows(tx: Db, file: string, key?: BackupKey) {
  let batch: Batch = { table: '', rows: [], length: 0 }
  const flush = async (table: string) => {
    if (batch.rows.length > 0) await insertBatch(tx, batch)
    batch = { table, rows: [], length: 0 }
  }
  const onRow: OnRow = async (table, row) => {
    if (table === PICTURE_BYTES) {
      await flush(table)
      await loadPicture(tx, row)
      return
    }
    if (
      table !== batch.table ||
      batch.length > MAX_BATCH_LENGTH ||
      batch.rows.length >= MAX_BATCH_ROWS
    )
      await flush(table)
    batch.rows.push(row)
    batch.length += row.length
  }
  const { tables } = await readBackup(file, { key, onRow })
  await flush('')
  for (const table of tables) {
    if (table !== PICTURE_BYTES) await advanceSequences(tx, table)
  }
}

interface Batch {
  table: string
  rows: string[]
  /** The total length of the rows, in UTF-16 code units. */
  length: number
}

const MAX_BATCH_LENGTH = 1_000_000
const MAX_BATCH_ROWS = 500

/** Inserts rows. Throws a StartError that names the first row that the database refuses. */
async function insertBatch(tx: Db, batch: Batch) {
  try {
    // A savepoint, so that a failure does not abort the transaction before the row is found.
    await tx.transaction((part) => insert(part, batch))
  } catch (error) {
    if (!refusalOf(error)) throw error
    for (const row of batch.rows)
      await tx
        .transaction((part) => insert(part, { ...batch, rows: [row] }))
        .catch((reason) => {
          throw refusedRow(batch.table, row, reason)
        })
    throw error
  }
}

function refusedRow(table: string, row: string, reason: unknown): StartError {
  const rule = refusalOf(reason)?.constraint
  const id = (/"(?:id|job_id|hash|key)":"([^"]+)"/.exec(row)?.[1] ?? row).slice(0, 80)
  const what = rule
    ? `the rule ${rule} of the database`
    : `a rule of the database (${reasonOf(reason)})`
  return new StartError(
    `The record ${id} of ${table} in this backup breaks ${what}. Nothing was changed.`,
    { cause: reason },
  )
}

/** PostgreSQL reads each value with the functions that wrote it; no value passes through a JavaScript type. */
async function insert(tx: Db, { table, rows }: Batch) {
  const columns = await columnsOf(tx, table)
  const name = sql.identifier(table)
  await tx.execute(
    sql`insert into ${name} (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::${name}, ${`[${rows.join()}]`}::json)`,
  )
}

/** Sets the sequences of serial columns to the value after the highest loaded one. */
async function advanceSequences(tx: Db, table: string) {
  const serials = await queryRows<{ name: string; sequence: string }>(
    tx,
    sql`select attname as name, pg_get_serial_sequence(${`"${table}"`}, attname) as sequence
        from pg_attribute where attrelid = ${`"${table}"`}::regclass and attnum > 0
          and not attisdropped and pg_get_serial_sequence(${`"${table}"`}, attname) is not null`,
  )
  const moves: SQL[] = serials.map(
    ({ name, sequence }) =>
      sql`select setval(${sequence}, coalesce(max(${sql.identifier(name)}), 0) + 1, false) from ${sql.identifier(table)}`,
  )
  for (const move of moves) await tx.execute(move)
}
