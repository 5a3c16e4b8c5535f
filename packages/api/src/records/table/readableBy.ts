import { regionLimit, type RightsHolder } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { getTableName, sql, Subquery, type SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'

import { trash } from './trash.table'
import { recordTable, type RecordTable } from './recordTable'

/**
 * The records that a person may read, as a table: those of the regions of their role. Everything that reads records for a person reads
 * from here, so no list, search, count, export or error knows of others. Writes find their records in the same way.
 */
export function readableBy(records: RecordTable, holder: RightsHolder): RecordTable {
  const { entity, table } = records
  const limit = limitOf(entity, holder)
  if (!limit) return records
  return {
    ...records,
    // Under the name of the table, so that its columns are found.
    source: new Subquery(
      sql`select * from ${table} where ${isReadable(entity, holder)}`,
      {},
      getTableName(table),
    ),
    limit: { key: limit.key, trashed: limit.trashed },
  }
}

/** The condition that a person may read a record, for statements of an area's own; undefined if they may read all. */
export function isReadable(entity: AnyEntity, holder: RightsHolder): SQL | undefined {
  const limit = limitOf(entity, holder)
  return limit && sql`${recordTable(entity).column(limit.field)} in ${limit.regions}`
}

/** The condition that a person may see a deleted record of an area; undefined if they may see all. */
export function isTrashReadable(entity: AnyEntity, holder: RightsHolder): SQL | undefined {
  return limitOf(entity, holder)?.trashed
}

function limitOf(entity: AnyEntity, holder: RightsHolder) {
  const limit = regionLimit(holder, entity)
  const field = entity.access?.regionField
  if (!limit || field === undefined) return undefined
  // Literals, because they are a part of prepared statements.
  const literals = limit.map((region) => sql.raw(`'${region.replaceAll("'", "''")}'`))
  const regions = sql`(${sql.join(literals, sql`, `)})`
  const trashed = sql`${trash.row} ->> ${toSnakeCase(field)} in ${regions}`
  return { key: limit.join(), field, regions, trashed }
}
