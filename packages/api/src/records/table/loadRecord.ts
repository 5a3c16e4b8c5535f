import { noSuchRecord } from '@staff/contract'

import type { Db } from '../../platform/db/database'
import { findRecord } from './recordStore'
import type { RecordTable } from './recordTable'
import type { StoredRecord } from './storedRecord'

/** The record with this id. Throws a 404 if there is none. */
export async function loadRecord(db: Db, records: RecordTable, id: string): Promise<StoredRecord> {
  const record = await findRecord(db, records, id)
  if (record) return record
  throw noSuchRecord(records.entity)
}
