import { refused, trashRefusals } from '@staff/contract'
import {
  imageFields,
  optionalReferencesTo,
  referencesOf,
  type AnyEntity,
  type FieldErrors,
} from '@staff/entity'
import { getTableColumns, getTableName, inArray, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'

import { sessionOf } from '../../identity/access/authorize'
import { areaOf, entityOf } from '../table/areas'
import { announceRecords } from '../table/recordStore'
import { auditRecords } from '../audit/auditRecords'
import type { Db } from '../../platform/db/database'
import { publishNow } from '../live/goLive'
import { changeTimes } from '../live/times/changeTimes'
import { returnLive } from '../live/liveInTrash'
import { missingImages } from '../images/storeImage'
import { throwAtField } from '../body/refusedValue'
import {
  recordTable,
  selectionOf,
  type RecordContext,
  type RecordTable,
} from '../table/recordTable'
import { toRecord, type StoredRecord } from '../table/storedRecord'
import { isInTrash, trash, type StoredRow, type Trashed } from '../table/trash.table'

/**
 * What a restore brings to the public site:
 * - nothing: the record is a draft, or was unpublished.
 * - former: what the site showed before the deletion, and what was scheduled.
 * - publish: the restored version.
 */
export type RestoredLive = 'nothing' | 'former' | 'publish'

/**
 * Brings records back from the trash: with their ids and values, as the version after the deletion. Throws a 422 at the field that is in
 * the way: a unique value that another record has meanwhile, or what the record needs and what is gone.
 */
export async function restoreRecords(
  tx: Db,
  { records, request }: RecordContext,
  trashed: readonly Trashed[],
  live: RestoredLive,
): Promise<StoredRecord[]> {
  const { entity } = records
  const { beforeRestore } = areaOf(entity.area).hooks ?? {}
  for (const { row } of trashed) {
    await beforeRestore?.(tx, { row, session: sessionOf(request) })
  }
  const ids = trashed.map(({ recordId }) => recordId)
  const rows = trashed.map(({ row, version }) => ({ ...row, version: version + 1 }))
  await refuseMissingImages(tx, entity, rows)
  await releaseMissing(tx, entity, rows)
  await insertRows(tx, records, rows)
  await tx.delete(trash).where(isInTrash(entity, ids))
  if (live === 'former') await returnLive(tx, entity, trashed)
  const stored = await tx
    .select(selectionOf(records))
    .from(records.table)
    .where(inArray(records.id, ids))
  const restored = stored.map(toRecord)
  const by = sessionOf(request)
  if (live === 'publish') await publishNow(tx, entity, restored, by)
  // The status of now, which is later than the start of the transaction.
  else await changeTimes(tx, entity, restored, by, (_record, times) => times)
  if (restored.length > 0) await announceRecords(tx, records)
  await auditRecords(entity).restored(tx, request, restored)
  return restored
}

/** Stores rows again. Columns that are newer than a row get their defaults, and those that no longer exist are left out. */
async function insertRows(tx: Db, { entity, table }: RecordTable, rows: readonly StoredRow[]) {
  const name = sql.identifier(getTableName(table))
  const stored = Object.entries(getTableColumns(table)).filter(([, column]) => !column.generated)
  const columns = stored.map(([key]) => toSnakeCase(key))
  // Rows that were deleted under the same version of the tables have the same columns.
  for (const [keys, group] of grouped(rows, columns)) {
    const names = keys.split(' ').map((key) => sql`${sql.identifier(key)}`)
    const values = names.map((each, index) =>
      keys.split(' ')[index] === 'updated_at' ? sql`now()` : each,
    )
    const insert = sql`insert into ${name} (${sql.join(names, sql`, `)})
      select ${sql.join(values, sql`, `)}
      from jsonb_populate_recordset(null::${name}, ${JSON.stringify(group)}::jsonb)`
    await tx.execute(insert).catch(throwAtField(entity, trashRefusals))
  }
}

/** The rows by the columns that they have. */
function grouped(rows: readonly StoredRow[], columns: readonly string[]) {
  const groups = new Map<string, StoredRow[]>()
  for (const row of rows) {
    const keys = columns.filter((column) => Object.hasOwn(row, column)).join(' ')
    const group = groups.get(keys)
    if (group) group.push(row)
    else groups.set(keys, [row])
  }
  return groups
}

async function refuseMissingImages(tx: Db, entity: AnyEntity, rows: readonly StoredRow[]) {
  const errors: FieldErrors = {}
  for (const field of imageFields(entity)) {
    const urls = rows.map((row) => row[toSnakeCase(field)]).filter(Boolean)
    const missing = await missingImages(tx, urls.map(String))
    if (missing.length > 0) errors[field] = trashRefusals.missingImage(entity, field)
  }
  if (Object.keys(errors).length > 0) throw refused(errors)
}

/** Sets optional references to records that are gone to null, as their deletion would have done. */
async function releaseMissing(tx: Db, entity: AnyEntity, rows: readonly StoredRow[]) {
  for (const [field, area] of Object.entries(referencesOf(entity))) {
    if (!optionalReferencesTo(entity, area).includes(field)) continue
    const key = toSnakeCase(field)
    const ids = rows.map((row) => row[key]).filter((id) => typeof id === 'string')
    const { table, id } = recordTable(entityOf(area))
    const found =
      ids.length === 0 ? [] : await tx.select({ id }).from(table).where(inArray(id, ids))
    const known = new Set<unknown>(found.map((row) => row.id))
    for (const row of rows) if (!known.has(row[key])) row[key] = null
  }
}
