import { getTableColumns, getTableName, sql, Subquery, type SQL } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { areaOf } from '../table/areas'
import type { RecordTable } from '../table/recordTable'

/**
 * The live versions of now, as a table with the columns of the entity's own: what the public site reads. A value that is private, or of a
 * draft, is in none of its rows. Throws for an entity that the site does not show.
 */
export function liveSource({ entity, table }: Pick<RecordTable, 'entity' | 'table'>): Subquery {
  const { live } = areaOf(entity.area)
  if (!live) throw new Error(`The area ${entity.area} has no live versions`)
  const { during } = getTableColumns(live)
  // Under the name of the records' table, so that its columns are found.
  return new Subquery(sql`select * from ${live} where ${during} @> now()`, {}, getTableName(table))
}

/**
 * The milliseconds until the public site shows something else of these areas by itself, because a version begins or ends; undefined if
 * nothing is planned. By the clock of the database.
 */
export async function msToNextLiveChange(
  db: Db,
  areas: readonly string[],
): Promise<number | undefined> {
  const times = areas.map(nextLiveChange)
  const [row] = await queryRows<{ ms: number | null }>(
    db,
    sql`select (extract(epoch from least(${sql.join(times, sql`, `)}) - clock_timestamp()) * 1000)::float8 as ms`,
  )
  return row?.ms ?? undefined
}

/** An expression for the next time at which a live version of an area begins or ends; null if nothing is planned. */
export function nextLiveChange(area: string): SQL {
  const { live } = areaOf(area)
  if (!live) return sql`null::timestamptz`
  const next = (end: 'lower' | 'upper') => {
    const time = sql`${sql.raw(end)}(during)`
    return sql`(select min(${time}) from ${live} where ${time} > now())`
  }
  return sql`least(${next('lower')}, ${next('upper')})`
}
