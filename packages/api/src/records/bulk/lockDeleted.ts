import {
  bulkRefusal,
  refuseDeletedEdition,
  type BulkEdition,
  type NamedRecord,
} from '@staff/contract'
import { inArray } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { selectionOf, type RecordTable } from '../table/recordTable'
import { toRecord } from '../table/storedRecord'
import { lockTrashed } from '../trash/findTrashed'
import type { Trashed } from '../table/trash.table'

/** A deleted record of a block. */
export interface FoundDeleted extends NamedRecord {
  trashed: Trashed
}

/** Locks deleted records until the end of the transaction. Refuses those that are not in the trash any more, or again. */
export async function lockDeleted(tx: Db, records: RecordTable, editions: readonly BulkEdition[]) {
  const { entity } = records
  const ids = editions.map(({ id }) => id)
  const rows = await lockTrashed(tx, records, ids)
  const byId = new Map(rows.map((trashed) => [trashed.recordId, trashed]))
  const missing = ids.filter((id) => !byId.has(id))
  const titles =
    missing.length > 0 ? await storedTitles(tx, records, missing) : new Map<string, string>()
  const found: FoundDeleted[] = []
  const refused = editions.flatMap((edition) => {
    const { id } = edition
    const trashed = byId.get(id)
    const title = trashed?.title ?? titles.get(id) ?? ''
    const refusal = refuseDeletedEdition(entity, edition, trashed, titles.has(id))
    if (refusal) return [bulkRefusal({ id, title }, refusal)]
    if (trashed) found.push({ id, title, trashed })
    return []
  })
  return { found, refused }
}

/** The titles of those records that are in their table. */
async function storedTitles(tx: Db, records: RecordTable, ids: readonly string[]) {
  const { entity, source, id } = records
  const rows = await tx
    .select(selectionOf(records))
    .from(source)
    .where(inArray(id, [...ids]))
  return new Map(
    rows.map(toRecord).map((record) => [String(record[entity.idKey]), entity.titleOf(record)]),
  )
}
