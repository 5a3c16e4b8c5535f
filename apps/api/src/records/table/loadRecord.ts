import type { Db } from '../../db/database'
import { Problem } from '../../problems/problem'
import { findRecord } from './recordStore'
import type { RecordTable, StoredRecord } from './recordTable'

/** A route with the id of a record in its address. */
export type ById = { Params: { id: string } }

/** The record with this id; throws a 404 when there is none. */
export async function loadRecord(db: Db, records: RecordTable, id: string): Promise<StoredRecord> {
  const record = await findRecord(db, records, id)
  if (record) return record
  const { one } = records.entity.labels
  throw new Problem(404, `There is no such ${one}. It may have been deleted.`)
}
