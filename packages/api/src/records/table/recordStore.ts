import { RECORD_ID } from '@staff/contract'
import type { EntityValues } from '@staff/entity'
import { and, eq, inArray, sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { announceChange } from '../../platform/db/announceChange'
import { createKept } from '../../platform/db/statement'
import { selectionOf, type RecordTable } from './recordTable'
import { toRecord, type StoredRecord } from './storedRecord'

/** The record with this id; undefined if there is none. */
export async function findRecord(
  db: Db,
  records: RecordTable,
  id: string,
): Promise<StoredRecord | undefined> {
  if (!RECORD_ID.test(id)) return undefined
  const { entity, source, table } = records
  // The rows of a preview are those of one request.
  const rows =
    source === table
      ? finds(db, entity.area, () => selectOne(db, records).prepare(`find ${entity.area}`))
      : selectOne(db, records)
  const [row] = await rows.execute({ id })
  return row && toRecord(row)
}

function selectOne(db: Db, records: RecordTable) {
  return db
    .select(selectionOf(records))
    .from(records.source)
    .where(eq(records.id, sql.placeholder('id')))
}

// Each write reads its record.
const finds = createKept<ReturnType<ReturnType<typeof selectOne>['prepare']>>()

/** The records with these ids, in no order. Ids of no records are left out. */
export async function findRecords(
  db: Db,
  records: RecordTable,
  ids: readonly string[],
): Promise<StoredRecord[]> {
  if (ids.length === 0) return []
  const found = db.select(selectionOf(records)).from(records.source)
  return (await found.where(inArray(records.id, [...ids]))).map(toRecord)
}

/** Stores a new record and returns it with id and timestamps. */
export async function addRecord(db: Db, records: RecordTable, values: EntityValues) {
  const [row] = await db.insert(records.table).values(values).returning(selectionOf(records))
  if (!row) throw new Error('An insert returned nothing')
  await announceRecords(db, records)
  return toRecord(row)
}

/** Deletes a record if it still has this version, in one statement. Resolves to false if it has another. */
export async function removeRecord(db: Db, records: RecordTable, edition: Edition) {
  const removed = await db
    .delete(records.table)
    .where(isOneOf(records, [edition]))
    .returning({ id: records.id })
  if (removed.length === 0) return false
  await announceRecords(db, records)
  return true
}

/** Announces a change to the nodes, which keep the answers of the public site in memory. */
export async function announceRecords(db: Db, { entity }: RecordTable) {
  if (entity.publicSite) await announceChange(db, entity.area)
}

/** A version of a record. */
export interface Edition {
  id: string
  version: number
}

/** Whether a row is one of these records in the given version. */
export function isOneOf({ id, version }: RecordTable, editions: readonly Edition[]) {
  const [one, another] = editions
  // Most calls write one record, and this takes half of the time.
  if (one && !another) return and(eq(id, one.id), eq(version, one.version))
  return sql`exists (select from jsonb_to_recordset(${JSON.stringify(editions)}::jsonb) as given (id uuid, version integer)
    where ${id} = given.id and ${version} = given.version)`
}
