import { liveMoment, statusOf } from '@staff/contract'
import type { AnyEntity, Status } from '@staff/entity'
import { getTableColumns, getTableName, is, SQL, sql, Subquery } from 'drizzle-orm'
import { PgColumn } from 'drizzle-orm/pg-core'

import type { Db } from '../../platform/db/database'
import { liveColumns, liveRows, listOf, type LiveRows } from '../live/liveRows'
import { readTimes } from '../live/times/readTimes'
import { findRecord } from '../table/recordStore'
import { readableBy } from '../table/readableBy'
import { recordTable, type RecordTable } from '../table/recordTable'
import type { PreviewedRecord, UsedPreview } from './previewStore'
import { versionRows } from './versionRows'

/** Records in the place of what the site shows of them. */
export interface Substitutes {
  entity: AnyEntity
  ids: readonly string[]
  /** The rows of their versions, as JSON with the names of the columns. A record without one is not shown. */
  rows: readonly string[]
}

/** The record of a link in the place of what the site shows of it. */
export interface Substitute extends Substitutes {
  /** Which version it is; undefined if it is not there any more. */
  version: number | undefined
  /** Whether the site shows that version. */
  status: Status | undefined
}

/** What a preview link puts in the place of a record: the version of it. */
export async function substituteOf(
  db: Db,
  { entity, id }: PreviewedRecord,
  { version, maker }: Pick<UsedPreview, 'version' | 'maker'>,
): Promise<Substitute> {
  const records = readableBy(recordTable(entity), maker)
  const rows = requiredRows(entity)
  const gone = { entity, ids: [id], rows: [], version: undefined, status: undefined }
  const stored = await findRecord(db, records, id)
  if (!stored) return gone
  const shown = version ?? stored.version
  const wanted = { id, version: shown, newest: stored.version }
  const row = (await versionRows(db, entity, rows, [wanted])).get(id)
  if (row === undefined) return gone
  const { now, timesOf } = await readTimes(db, rows, [id])
  const status = statusOf(shown, timesOf(id), now)
  return { entity, ids: [id], rows: [row], version: shown, status }
}

/** What the site shows of an entity now, with substitutes in their place, as `liveSource` gives it. Only public fields are in it. */
export function withSubstitutes(records: RecordTable, { ids, rows: own }: Substitutes): Subquery {
  const rows = requiredRows(records.entity)
  const { table } = rows
  return new Subquery(
    sql`select ${liveColumns(rows)}, search_text from ${table} where during @> now() and ${rows.id} not in ${listOf(ids)}
      union all select ${liveColumns(rows)}, ${searchTextOf(rows)}
        from jsonb_populate_recordset(null::${table}, ${`[${own.join()}]`}::jsonb)`,
    {},
    getTableName(records.table),
  )
}

/** What the site shows of an entity at a time, as `liveSource` gives it. */
export function sourceAt({ entity, table: stored }: RecordTable, at: string): Subquery {
  const { table } = requiredRows(entity)
  return new Subquery(
    sql`select * from ${table} where during @> ${liveMoment(at)}::timestamptz`,
    {},
    getTableName(stored),
  )
}

/** The expression by which the database makes the text that searches of the site read. */
function searchTextOf({ table }: LiveRows): SQL {
  const { searchText } = getTableColumns(table)
  const made = is(searchText, PgColumn) ? searchText.generated?.as : undefined
  const expression: unknown = typeof made === 'function' ? made() : made
  if (!is(expression, SQL)) throw new Error(`${getTableName(table)} has no text for searches`)
  return expression
}

function requiredRows(entity: AnyEntity): LiveRows {
  const rows = liveRows(entity)
  if (!rows) throw new Error(`The area ${entity.area} has no live versions`)
  return rows
}
