import { bulkMessages, noSuchRecord, Problem, type BulkEdition } from '@staff/contract'
import { asc, inArray } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { selectionOf, type RecordTable } from '../table/recordTable'
import { toRecord, type StoredRecord } from '../table/storedRecord'
import { refusalOf, titleIn, withoutTitle, type Item } from './outcome'

/** A stored record of a block. */
export interface Found extends Item {
  stored: StoredRecord
}

/** Locks the records until the end of the transaction, so that their versions stay. Refuses those that are gone or newer. */
export async function lockRecords(tx: Db, records: RecordTable, editions: readonly BulkEdition[]) {
  const { entity, table, id } = records
  const ids = editions.map((edition) => edition.id)
  const rows = await tx
    .select(selectionOf(records))
    .from(table)
    .where(inArray(id, ids))
    // Two calls that lock the same records in the same order do not block each other for ever.
    .orderBy(asc(id))
    .for('update', { of: table })
  const stored = new Map(rows.map(toRecord).map((record) => [String(record[entity.idKey]), record]))
  const found: Found[] = []
  const refused = editions.flatMap((edition) => {
    const record = stored.get(edition.id)
    if (!record) return [refusalOf(withoutTitle(edition.id), noSuchRecord(entity))]
    const item = { id: edition.id, title: titleIn(entity, record), stored: record }
    if (edition.version === undefined || edition.version === record.version) {
      found.push(item)
      return []
    }
    const message = bulkMessages.changedSince(entity.labels.one)
    return [refusalOf(item, new Problem(412, message))]
  })
  return { found, refused }
}
