import type { AnyEntity } from '@staff/entity'
import { sql } from 'drizzle-orm'
import { unpublished } from '@staff/contract'

import type { Actor } from '../../identity/audit/writeAuditEntry'
import { plainDefaults } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import type { StoredRecord } from '../table/storedRecord'
import { isInTrash, trash, type StoredRow, type Trashed } from '../table/trash.table'
import { changeTimes } from './times/changeTimes'
import { listOf, liveColumns, liveRows } from './liveRows'

/** Takes records that were moved to the trash from the public site. The trash keeps what was live and scheduled, for the undo. */
export async function endLive(
  tx: Db,
  entity: AnyEntity,
  trashed: readonly StoredRecord[],
  by: Actor,
): Promise<void> {
  const rows = liveRows(entity)
  if (!rows) return
  const ids = trashed.map((record) => String(record[entity.idKey]))
  const { table, id } = rows
  await tx
    .update(trash)
    .set({
      live: sql`(select jsonb_agg(to_jsonb(shown) - 'search_text') from ${table} as shown
        where shown.${id} = trash.record_id and coalesce(upper(shown.during) > clock_timestamp(), true))`,
    })
    .where(isInTrash(entity, ids))
  await changeTimes(tx, entity, trashed, by, (_record, times, now) => unpublished(times, now))
}

/** Brings back what the public site showed of deleted records, and what was scheduled, as far as it has not ended meanwhile. */
export async function returnLive(tx: Db, entity: AnyEntity, trashed: readonly Trashed[]) {
  const rows = liveRows(entity)
  if (!rows) return
  const { table, source, id } = rows
  // Columns that are newer than the deletion get their defaults.
  const defaults = plainDefaults(table)
  const former = trashed.flatMap(formerOf).map((row) => Object.assign({}, defaults, row))
  if (former.length === 0) return
  const own = sql`scheduled, published_by_id, published_by_name`
  // Not before the end that the deletion made.
  const ended = sql`(select max(upper(during)) from ${table} where ${id} in (select ${id} from given))`
  await tx.execute(sql`with given as materialized (
      select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(former)}::jsonb)),
    moment as materialized (select greatest(clock_timestamp(), ${ended}) as at)
    insert into ${table} (${liveColumns(rows)}, during, ${own})
    select ${liveColumns(rows)}, during * tstzrange(at, null), ${own} from given cross join moment
    where coalesce(upper(during) > at, true)`)
  // What came back as the newest version was stored with it.
  await tx.execute(sql`update ${table} set updated_at = ${source}.updated_at from ${source}
    where ${table}.${id} = ${source}.${id} and ${table}.version = ${source}.version
      and ${source}.${id} in ${listOf(trashed.map((each) => each.recordId))}`)
}

/**
 * The live versions of a deleted record. The version that was deleted comes back with a new number, and so does the live version that was
 * like it.
 */
function formerOf({ live, version }: Trashed): StoredRow[] {
  return (live ?? []).map((row) =>
    row['version'] === version - 1 ? Object.assign({}, row, { version: version + 1 }) : row,
  )
}

/** Deletes all live versions of records, past ones too. */
export async function deleteLive(tx: Db, entity: AnyEntity, ids: readonly string[]) {
  const rows = liveRows(entity)
  if (!rows) return
  await tx.execute(sql`delete from ${rows.table} where ${rows.id} in ${listOf(ids)}`)
}
