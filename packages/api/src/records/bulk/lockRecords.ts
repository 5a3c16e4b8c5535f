import {
  bulkRefusal,
  isOlder,
  refuseEdition,
  type BulkEdition,
  type NamedRecord,
} from '@staff/contract'
import { whoHas, type Author } from '@staff/entity'
import { asc, inArray } from 'drizzle-orm'

import { sessionOf } from '../../identity/access/authorize'
import type { Db } from '../../platform/db/database'
import { authorsOf } from '../write/authors'
import { selectionOf, type RecordContext } from '../table/recordTable'
import { recordsById, toRecord, type StoredRecord } from '../table/storedRecord'

/** A stored record of a block. */
export interface Found extends NamedRecord {
  stored: StoredRecord
}

/** Locks the records until the end of the transaction, so that their versions stay. Refuses those that are gone or newer. */
export async function lockRecords(
  tx: Db,
  context: RecordContext,
  editions: readonly BulkEdition[],
) {
  const { table, id } = context.records
  // Two calls that lock the same records in the same order do not block each other for ever.
  const rows = await rowsOf(tx, context, editions).orderBy(asc(id)).for('update', { of: table })
  return sortOut(tx, context, editions, rows)
}

/** Reads the records without a lock, for what only looks at them. Refuses those that are gone or newer. */
export async function readRecords(
  db: Db,
  context: RecordContext,
  editions: readonly BulkEdition[],
) {
  return sortOut(db, context, editions, await rowsOf(db, context, editions))
}

function rowsOf(db: Db, { records }: RecordContext, editions: readonly BulkEdition[]) {
  const ids = editions.map((edition) => edition.id)
  return db.select(selectionOf(records)).from(records.source).where(inArray(records.id, ids))
}

async function sortOut(
  tx: Db,
  context: RecordContext,
  editions: readonly BulkEdition[],
  rows: readonly Record<string, unknown>[],
) {
  const { entity } = context.records
  const stored = recordsById(entity, rows.map(toRecord))
  const newer = editions.flatMap((edition) => {
    const record = stored.get(edition.id)
    return record && isOlder(edition, record) ? [record] : []
  })
  const authors = newer.length > 0 ? await authorsOf(tx, entity, newer) : new Map<string, Author>()
  const { userId } = sessionOf(context.request)
  const found: Found[] = []
  const refused = editions.flatMap((edition) => {
    const { id } = edition
    const record = stored.get(id)
    const title = record ? entity.titleOf(record) : ''
    const refusal = refuseEdition(entity, edition, record, () => whoHas(authors.get(id), userId))
    if (refusal) return [bulkRefusal({ id, title }, refusal)]
    if (record) found.push({ id, title, stored: record })
    return []
  })
  return { found, refused }
}
