import { bringsLive, endOf, requireComplete, statusOf, type LiveTime } from '@staff/contract'
import { ENDS_AT, STATUS, type AnyEntity } from '@staff/entity'
import { sql, type SQL } from 'drizzle-orm'

import type { Actor } from '../../identity/audit/writeAuditEntry'
import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { giveAddresses } from '../addresses/addressStore'
import { makeJobs, type RecordTimes } from '../jobs/makeJobs'
import type { StoredRecord } from '../table/storedRecord'
import { listOf, liveColumns, liveRows, type LiveRows } from './liveRows'

/** The live times of some records, and the time of the database. */
export interface ReadTimes {
  now: string
  timesOf: (id: string) => LiveTime[]
}

/** Decides on the live times of a record. */
export type DecideTimes = (record: StoredRecord, times: LiveTime[], now: string) => LiveTime[]

/**
 * Changes when the public site shows some records, which the transaction has written or locked, and gives each its new status and end. Does nothing
 * for an entity that is not public. Throws a 422 for a record that goes live and lacks what that needs. Resolves to those whose times
 * have changed.
 */
export async function changeTimes(
  tx: Db,
  entity: AnyEntity,
  records: readonly StoredRecord[],
  by: Actor,
  decide: DecideTimes,
): Promise<StoredRecord[]> {
  const rows = liveRows(entity)
  if (!rows || records.length === 0) return []
  const read = await readTimes(
    tx,
    rows,
    records.map((record) => String(record[entity.idKey])),
  )
  return changeReadTimes(tx, entity, records, { read, by, decide })
}

/** A change of live times that are read already, since the records were locked. */
interface ReadChange {
  read: ReadTimes
  by: Actor
  decide: DecideTimes
}

/** The same with times that the transaction has read. Several entities can have one time as now, if it is not earlier than theirs. */
export async function changeReadTimes(
  tx: Db,
  entity: AnyEntity,
  records: readonly StoredRecord[],
  { read: { now, timesOf }, by, decide }: ReadChange,
): Promise<StoredRecord[]> {
  const rows = liveRows(entity)
  if (!rows) return []
  const idOf = (record: StoredRecord) => String(record[entity.idKey])
  const plan = new TimesPlan()
  const isFirst = new Set<StoredRecord>()
  const stored: RecordTimes[] = []
  const changed = records.filter((record) => {
    const before = timesOf(idOf(record))
    const after = decide(record, before, now)
    if (bringsLive(before, after, record.version)) requireComplete(entity, record)
    if (before.length === 0 && after.length > 0) isFirst.add(record)
    record[STATUS] = statusOf(record.version, after, now)
    record[ENDS_AT] = endOf(after, now)
    stored.push({ id: idOf(record), times: after })
    return plan.add(idOf(record), before, after)
  })
  await writeTimes(tx, rows, { plan, now, by })
  await makeJobs(tx, entity.area, stored, now)
  await giveAddresses(tx, entity, [...isFirst])
  return changed
}

/** The live times of records: those of now and later, and the last one before. The time is later than each that began at once. */
export async function readTimes(
  db: Db,
  { table, id }: LiveRows,
  ids: readonly string[],
): Promise<ReadTimes> {
  const [read] = await queryRows<{ now: string; times: (LiveTime & { id: string })[] }>(
    db,
    sql`with own as materialized (
        select ${id} as id, version, during, scheduled from ${table} where ${id} in ${listOf(ids)}),
      clock as (select greatest(clock_timestamp(),
        (select max(lower(during)) + interval '1 microsecond' from own where not scheduled)) as now)
      select ${isoOf(sql`now`)} as now, coalesce((
        select json_agg(json_build_object('id', id, 'version', version,
          'from', ${isoOf(sql`lower(during)`)}, 'until', ${isoOf(sql`upper(during)`)}) order by lower(during))
        from own where coalesce(upper(during) > now, true)
          or upper(during) = (select max(upper(other.during)) from own as other where other.id = own.id and upper(other.during) <= now)
      ), '[]') as times from clock`,
  )
  if (!read) throw new Error('The database did not tell its time')
  const byId = new Map<string, LiveTime[]>()
  for (const { id: of, ...time } of read.times) byId.set(of, [...(byId.get(of) ?? []), time])
  return { now: read.now, timesOf: (of) => byId.get(of) ?? [] }
}

/** A time of the database as live times have it. */
export function isoOf(time: SQL): SQL {
  return sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
}

/** What has to be written of the live times of some records. A row is known by its record and its start. */
class TimesPlan {
  readonly gone: { id: string; from: string }[] = []
  readonly cut: { id: string; from: string; until: string | null }[] = []
  readonly fresh: (LiveTime & { id: string })[] = []

  /** Notes the changes of a record. Returns whether there are some. */
  add(id: string, before: readonly LiveTime[], after: readonly LiveTime[]): boolean {
    const kept = new Map(after.filter(hasLength).map((time) => [time.from, time]))
    const size = this.#size
    for (const { from, until, version } of before) {
      const now = kept.get(from)
      // A version that begins where another one began takes its place.
      if (now?.version !== version) this.gone.push({ id, from })
      else {
        kept.delete(from)
        if (now.until !== until) this.cut.push({ id, from, until: now.until })
      }
    }
    for (const time of kept.values()) this.fresh.push({ id, ...time })
    return this.#size > size
  }

  get #size() {
    return this.gone.length + this.cut.length + this.fresh.length
  }
}

function hasLength({ from, until }: LiveTime): boolean {
  return from !== until
}

interface Writing {
  plan: TimesPlan
  now: string
  by: Actor
}

async function writeTimes(tx: Db, rows: LiveRows, { plan, now, by }: Writing) {
  const { table, id, source } = rows
  const { gone, cut, fresh } = plan
  const isRow = sql`${table}.${id} = given.id and lower(${table}.during) = given."from"`
  if (gone.length > 0)
    await tx.execute(sql`delete from ${table} using ${given(gone)} where ${isRow}`)
  if (cut.length > 0)
    await tx.execute(
      sql`update ${table} set during = tstzrange(lower(during), given.until) from ${given(cut)} where ${isRow}`,
    )
  const values = { ...rows, names: rows.names.filter((name) => name !== 'version') }
  const insert = (from: SQL, join: SQL, which: readonly LiveTime[]) =>
    tx.execute(sql`insert into ${table} (${liveColumns(values)}, version, during, scheduled, published_by_id, published_by_name)
      select ${liveColumns(values, 'source')}, given.version, tstzrange(given."from", given.until), given."from" > ${now}::timestamptz, ${by.userId}::uuid, ${by.name}
      from ${given(which)} join ${from} as source on source.${id} = given.id and ${join}`)
  const copies = fresh.filter(({ copyOf }) => copyOf !== undefined)
  const stored = fresh.filter(({ copyOf }) => copyOf === undefined)
  if (stored.length > 0) await insert(sql`${source}`, sql`source.version = given.version`, stored)
  if (copies.length > 0)
    await insert(sql`${table}`, sql`lower(source.during) = given."copyOf"`, copies)
}

/** Values of a plan as a relation with the name `given`. */
function given(values: readonly object[]): SQL {
  return sql`jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
    as given (id uuid, version integer, "from" timestamptz, until timestamptz, "copyOf" timestamptz)`
}
