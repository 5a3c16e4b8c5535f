import { ENDS_AT, STATUS, type AnyEntity, type Status } from '@staff/entity'
import { sql, type Placeholder, type SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'

import { shownOf, type RecordTable } from '../table/recordTable'
import { liveRows } from './liveRows'

/**
 * The part of the statement that creates a record which shows it on the public site from now on; undefined if the site shows none of the
 * entity's records. It reads the new record from `made`, whose columns have the names of the record's properties.
 */
export function firstLiveVersion(
  entity: AnyEntity,
  by: { userId: Placeholder; userName: Placeholder },
): SQL | undefined {
  const rows = liveRows(entity)
  if (!rows) return undefined
  const shown = new Map(shownOf(entity).map((name) => [toSnakeCase(name), name]))
  const given = rows.names.filter((name) => shown.has(name))
  const columns = given.map((name) => sql.identifier(name))
  const values = given.map((name) => {
    const value = sql`made.${sql.identifier(shown.get(name) ?? name)}`
    // `made` has timestamps as texts.
    return name.endsWith('_at') ? sql`${value}::timestamptz` : value
  })
  return sql`insert into ${rows.table} (${sql.join(columns, sql`, `)}, during, published_by_id, published_by_name)
    select ${sql.join(values, sql`, `)}, tstzrange(clock_timestamp(), null), ${by.userId}::uuid, ${by.userName} from made`
}

/** The table with the status that a new record has, and no end. In the statement that creates it, the database does not see its live version. */
export function withStatus(records: RecordTable, status: Status): RecordTable {
  if (!records.entity.publicSite) return records
  const shown = new Map([
    [STATUS, sql.raw(`'${status}'::text`)],
    [ENDS_AT, sql`null::timestamptz`],
  ])
  return { ...records, column: (name) => shown.get(name) ?? records.column(name) }
}
