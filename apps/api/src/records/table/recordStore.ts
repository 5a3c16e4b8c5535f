import { RECORD_ID, type ListParameters } from '@staff/contract'
import type { EntityValues } from '@staff/forms/entity'
import { and, eq, inArray, sql } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { filterCondition } from '../lists/filters'
import { listOrder, searchCondition } from '../lists/listQuery'
import { offsetOf } from '../lists/offsetOf'
import { selectionOf, type RecordTable } from './recordTable'
import { toRecord, type StoredRecord } from './storedRecord'

/** One page of the records that match a query, and the total number of matches. */
export async function listRecords(db: Db, records: RecordTable, query: ListParameters) {
  const [rows, total] = await Promise.all([
    db
      .select(selectionOf(records))
      .from(records.table)
      .where(inArray(records.id, idsOfPage(db, records, query)))
      .orderBy(...listOrder(records, query)),
    db.$count(records.table, conditionOf(records, query)),
  ])
  return { records: rows.map(toRecord), total }
}

/** The query for the ids of a page. It reads an index in its order, or sorts ids only. */
export function idsOfPage(db: Db, records: RecordTable, query: ListParameters) {
  return db
    .select({ id: records.id })
    .from(records.table)
    .where(conditionOf(records, query))
    .orderBy(...listOrder(records, query))
    .limit(query.pageSize)
    .offset(offsetOf(query))
}

function conditionOf(records: RecordTable, query: ListParameters) {
  return and(searchCondition(records, query.q), filterCondition(records, query))
}

/** The number of records of each area, counted in one statement. */
export async function countRecords(db: Db, areas: RecordTable[]): Promise<Record<string, number>> {
  const counts = areas.map(({ entity, table }) => [entity.area, db.$count(table)] as const)
  const [counted] = await db.select(Object.fromEntries(counts)).from(sql`(select) as nothing`)
  return counted ?? {}
}

/** The record with this id; undefined if there is none. */
export async function findRecord(
  db: Db,
  records: RecordTable,
  id: string,
): Promise<StoredRecord | undefined> {
  if (!RECORD_ID.test(id)) return undefined
  const [row] = await db.select(selectionOf(records)).from(records.table).where(eq(records.id, id))
  return row && toRecord(row)
}

/** Stores a new record and returns it with id and timestamps. */
export async function addRecord(db: Db, records: RecordTable, values: EntityValues) {
  const [row] = await db.insert(records.table).values(values).returning(selectionOf(records))
  if (!row) throw new Error('An insert returned nothing')
  return toRecord(row)
}

/** Changes a record if it still has this version, in one statement. Resolves to undefined if it has another. */
export async function changeRecord(
  db: Db,
  records: RecordTable,
  { id, version }: Edition,
  changes: EntityValues,
): Promise<StoredRecord | undefined> {
  const [row] = await db
    .update(records.table)
    .set(changes)
    .where(isEdition(records, { id, version }))
    .returning(selectionOf(records))
  return row && toRecord(row)
}

/** Deletes a record if it still has this version, in one statement. Resolves to false if it has another. */
export async function removeRecord(db: Db, records: RecordTable, edition: Edition) {
  const removed = await db
    .delete(records.table)
    .where(isEdition(records, edition))
    .returning({ id: records.id })
  return removed.length > 0
}

/** A version of a record. */
export interface Edition {
  id: string
  version: number
}

function isEdition(records: RecordTable, { id, version }: Edition) {
  return and(eq(records.id, id), eq(records.version, version))
}
