import { liveMoment, statusOf } from '@staff/contract'
import type { AnyEntity, Status } from '@staff/entity'
import { getTableColumns, getTableName, is, SQL, sql, Subquery } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { PgColumn } from 'drizzle-orm/pg-core'

import { revisions } from '../../identity/audit/revisions.table'
import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { liveColumns, liveRows, type LiveRows } from '../live/liveRows'
import { readTimes } from '../live/times/readTimes'
import { findRecord } from '../table/recordStore'
import { readableBy } from '../table/readableBy'
import { recordTable, type RecordTable } from '../table/recordTable'
import type { UsedPreview } from './previewStore'

/** A record in the place of what the site shows of it. */
export interface Substitute {
  entity: AnyEntity
  id: string
  /** The row of the version, by the names of its columns; undefined if there is none any more. */
  row: string | undefined
  /** Which version it is. */
  version: number | undefined
  /** Whether the site shows that version. */
  status: Status | undefined
}

/** What a preview link puts in its place: the version of its record. Undefined for a link for the whole site. */
export async function substituteOf(
  db: Db,
  { previewed, version, maker }: UsedPreview,
): Promise<Substitute | undefined> {
  if (!previewed) return undefined
  const { entity, id } = previewed
  const records = readableBy(recordTable(entity), maker)
  const rows = requiredRows(entity)
  const gone = { ...previewed, row: undefined, version: undefined, status: undefined }
  const stored = await findRecord(db, records, id)
  const other = stored && version !== null && version !== stored.version ? version : undefined
  const changes = other === undefined ? {} : await changesTo(db, entity, id, other)
  if (!stored || !changes) return gone
  const { now, timesOf } = await readTimes(db, rows, [id])
  const [read] = await queryRows<{ row: string }>(
    db,
    sql`select (to_jsonb(stored.*) || ${JSON.stringify(changes)}::jsonb)::text as "row" from ${rows.source} as stored where stored.${rows.id} = ${id}`,
  )
  if (!read) return gone
  const shown = version ?? stored.version
  return {
    ...previewed,
    row: read.row,
    version: shown,
    status: statusOf(shown, timesOf(id), now),
  }
}

/** What differs in the row of an earlier version; undefined if that is no longer kept. An order belongs to no version. */
async function changesTo(db: Db, { area }: AnyEntity, id: string, version: number) {
  const [found] = await db
    .select({ values: revisions.values, at: revisions.at })
    .from(revisions)
    .where(
      sql`${revisions.area} = ${area} and ${revisions.recordId} = ${id} and ${revisions.version} = ${version}`,
    )
  if (!found) return undefined
  const values = Object.entries(found.values).map(([name, value]) => [toSnakeCase(name), value])
  return { ...Object.fromEntries(values), version, updated_at: found.at.toISOString() }
}

/** What the site shows of an entity now, with a substitute in its place, as `liveSource` gives it. Only public fields are in it. */
export function withSubstitute(records: RecordTable, { id, row }: Substitute): Subquery {
  const rows = requiredRows(records.entity)
  const { table } = rows
  const others = sql`select ${liveColumns(rows)}, search_text from ${table} where during @> now() and ${rows.id} <> ${id}`
  const own =
    row === undefined
      ? sql``
      : sql` union all select ${liveColumns(rows)}, ${searchTextOf(rows)}
          from jsonb_populate_record(null::${table}, ${row}::jsonb)`
  return new Subquery(sql`${others}${own}`, {}, getTableName(records.table))
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
