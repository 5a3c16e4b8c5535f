import { STATUS } from '@staff/entity'
import { getTableColumns, getTableName, sql, Subquery, type SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'

import { areaOf } from './areas'
import type { RecordTable } from './recordTable'
import { HAS_ENDED, IS_LATER, IS_NOW, STATUS_TEXTS } from './statusColumn'

const [DRAFT, PUBLISHED, CHANGED, SCHEDULED, UNPUBLISHED] = STATUS_TEXTS

/**
 * The records with their statuses, as `statusColumn` computes them, but for many records: their live versions are read once. For filters and
 * counts.
 */
export function withStatusOfAll(records: RecordTable): RecordTable {
  const { entity, source, table } = records
  const { live } = areaOf(entity.area)
  if (!entity.publicSite || !live) return records
  const name = getTableName(table)
  const { version, [entity.idKey]: id } = getTableColumns(table)
  const liveId = sql.identifier(toSnakeCase(entity.idKey))
  // One row for each record at most: two versions are never live at once.
  const shown = sql`(select ${liveId} as shown_id, version from ${live} where ${IS_NOW})`
  // Each list is read once, and has few ids: an index finds what begins later, or has ended.
  const isIn = (which: SQL) => sql`${id} in (select ${liveId} from ${live} where ${which})`
  const status = sql`case
    when shown.version = ${version} then ${PUBLISHED}
    when shown.version is not null then ${CHANGED}
    when ${isIn(IS_LATER)} then ${SCHEDULED}
    when ${isIn(HAS_ENDED)} then ${UNPUBLISHED}
    else ${DRAFT} end`
  const statusOf = sql`${sql.identifier(name)}.${sql.identifier(STATUS)}`
  return {
    ...records,
    source: new Subquery(
      sql`select ${sql.identifier(name)}.*, ${status} as ${sql.identifier(STATUS)}
        from ${source} left join ${shown} as shown on shown.shown_id = ${id}`,
      {},
      name,
    ),
    column: (column) => (column === STATUS ? statusOf : records.column(column)),
  }
}
