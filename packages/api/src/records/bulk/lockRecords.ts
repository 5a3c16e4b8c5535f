import { bulkMessages, noSuchRecord, Problem, type BulkEdition } from '@staff/contract'
import { whoHas, type Author } from '@staff/entity'
import { asc, inArray } from 'drizzle-orm'

import { sessionOf } from '../../identity/access/authorize'
import type { Db } from '../../platform/db/database'
import { authorsOf } from '../history/authors'
import { selectionOf, type RecordContext } from '../table/recordTable'
import { toRecord, type StoredRecord } from '../table/storedRecord'
import { refusalOf, titleIn, withoutTitle, type Item } from './outcome'

/** A stored record of a block. */
export interface Found extends Item {
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
  return db.select(selectionOf(records)).from(records.table).where(inArray(records.id, ids))
}

async function sortOut(
  tx: Db,
  context: RecordContext,
  editions: readonly BulkEdition[],
  rows: readonly Record<string, unknown>[],
) {
  const { entity } = context.records
  const stored = new Map(rows.map(toRecord).map((record) => [String(record[entity.idKey]), record]))
  const isNewer = ({ id: each, version }: BulkEdition) =>
    version !== undefined && stored.has(each) && stored.get(each)?.version !== version
  const refuse = await refusalsOfNewer(
    tx,
    context,
    editions.filter(isNewer).flatMap((edition) => stored.get(edition.id) ?? []),
  )
  const found: Found[] = []
  const refused = editions.flatMap((edition) => {
    const record = stored.get(edition.id)
    if (!record) return [refusalOf(withoutTitle(edition.id), noSuchRecord(entity))]
    const item = { id: edition.id, title: titleIn(entity, record), stored: record }
    if (isNewer(edition)) return [refusalOf(item, refuse(edition.id))]
    found.push(item)
    return []
  })
  return { found, refused }
}

/** Returns a function that says who has changed a record meanwhile. */
async function refusalsOfNewer(
  tx: Db,
  { records: { entity }, request }: RecordContext,
  newer: readonly StoredRecord[],
) {
  const authors = newer.length > 0 ? await authorsOf(tx, entity, newer) : new Map<string, Author>()
  const { userId } = sessionOf(request)
  return (id: string) =>
    new Problem(412, bulkMessages.changedSince(entity.labels.one, whoHas(authors.get(id), userId)))
}
