import { getTableName, sql } from 'drizzle-orm'

import { sessionOf } from '../../identity/access/authorize'
import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import type { Session } from '../../identity/sessions/sessions'
import { auditRecords } from '../audit/auditRecords'
import { endLive } from '../live/liveInTrash'
import { throwInUse } from '../body/refusedValue'
import { areaOf } from '../table/areas'
import { announceRecords } from '../table/recordStore'
import type { RecordContext, RecordTable } from '../table/recordTable'
import type { StoredRecord } from '../table/storedRecord'
import { releaseReferences } from './releaseReferences'

/**
 * Moves records to the trash by the rules of their area, with audit entries and revisions. Resolves to those that were moved: a record that
 * has another version meanwhile stays. Throws a 409 if others refer to one of them.
 */
export async function trashRecords(
  tx: Db,
  context: RecordContext,
  stored: readonly StoredRecord[],
): Promise<StoredRecord[]> {
  const { records, request } = context
  const { entity } = records
  await prepareRemoval(tx, context, stored)
  const moved = new Set(await moveToTrash(tx, records, stored, sessionOf(request)))
  const trashed = stored.filter((record) => moved.has(String(record[entity.idKey])))
  if (trashed.length === 0) return []
  await endLive(tx, entity, trashed, sessionOf(request))
  await announceRecords(tx, records)
  await auditRecords(entity).deleted(tx, request, trashed)
  return trashed
}

/** Prepares a removal: runs the rules of the area, and clears the references that can do without the records. */
export async function prepareRemoval(
  tx: Db,
  { records: { entity }, request }: RecordContext,
  removed: readonly StoredRecord[],
): Promise<void> {
  const { beforeRemove } = areaOf(entity.area).hooks ?? {}
  const session = sessionOf(request)
  if (beforeRemove) for (const stored of removed) await beforeRemove(tx, { stored, session })
  const ids = removed.map((record) => String(record[entity.idKey]))
  await releaseReferences(tx, entity, ids, request)
}

/** Moves records in one statement. Resolves to the ids of those that still had the given version. */
async function moveToTrash(
  tx: Db,
  { entity, table, id, version }: RecordTable,
  records: readonly StoredRecord[],
  { userId, name }: Pick<Session, 'userId' | 'name'>,
): Promise<string[]> {
  const given = records.map((record) => ({
    id: record[entity.idKey],
    version: record.version,
    title: entity.titleOf(record),
  }))
  const whole = sql`to_jsonb(${sql.identifier(getTableName(table))}.*)`
  const moved = await queryRows<{ id: string }>(
    tx,
    sql`with given as (
        select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (id uuid, version integer, title text)),
      gone as (delete from ${table} using given where ${id} = given.id and ${version} = given.version
        returning given.id, given.title, given.version, ${whole} - array['search_text', 'title_text'] as "row")
      insert into trash (area, record_id, title, "row", version, deleted_by_id, deleted_by_name)
      select ${entity.area}, id, title, "row", version + 1, ${userId}, ${name} from gone returning record_id as id`,
  ).catch(throwInUse(entity))
  return moved.map((row) => row.id)
}
