import type { LiveTime } from '@staff/contract'
import { getTableName, sql, type SQL } from 'drizzle-orm'

import type { Db } from '../../../platform/db/database'
import { createStatement, createStatements } from '../../../platform/db/statement'
import { listIn, type LiveRows } from '../liveRows'

/** The live times of some records, and the time of the database. */
export interface ReadTimes {
  now: string
  timesOf: (id: string) => LiveTime[]
}

/** The live times of records: those of now and later, and the last one before. The time is later than each that began at once. */
export async function readTimes(
  db: Db,
  rows: LiveRows,
  ids: readonly string[],
): Promise<ReadTimes> {
  const statement = readings(getTableName(rows.table), () =>
    createStatement<Read>(timesOfRows(rows), { isPrepared: true }),
  )
  const [read] = await statement.run(db, { ids: JSON.stringify(ids) })
  if (!read) throw new Error('The database did not tell its time')
  const byId = new Map<string, LiveTime[]>()
  for (const { id: of, ...time } of read.times) byId.set(of, [...(byId.get(of) ?? []), time])
  return { now: read.now, timesOf: (of) => byId.get(of) ?? [] }
}

/** What the statement of `readTimes` selects. */
interface Read {
  now: string
  times: (LiveTime & { id: string })[]
}

const readings = createStatements<Read>()

function timesOfRows({ table, id }: LiveRows): SQL {
  return sql`with own as materialized (
      select ${id} as id, version, during, scheduled from ${table} where ${id} in ${listIn(sql.placeholder('ids'))}),
    clock as (select greatest(clock_timestamp(),
      (select max(lower(during)) + interval '1 microsecond' from own where not scheduled)) as now),
    known as (select own.*, clock.now,
      max(upper(during)) filter (where upper(during) <= clock.now) over (partition by id) as last_end from own, clock)
    select ${isoOf(sql`now`)} as now, coalesce((
      select json_agg(json_build_object('id', id, 'version', version,
        'from', ${isoOf(sql`lower(during)`)}, 'until', ${isoOf(sql`upper(during)`)}) order by lower(during))
      from known where coalesce(upper(during) > now, true) or upper(during) = last_end
    ), '[]') as times from clock`
}

/** A time of the database as live times have it. */
export function isoOf(time: SQL): SQL {
  return sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
}
