import { STATUS } from '@staff/entity'
import { getTableColumns, getTableName, sql, Subquery } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'

import { areaOf } from './areas'
import type { RecordTable } from './recordTable'
import { IS_LATER, IS_NOW, STATUS_TEXTS } from './statusColumn'

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
  const shown = sql`(select ${liveId} as shown_id, max(version) filter (where ${IS_NOW}) as version, bool_or(${IS_LATER}) as is_later
    from ${live} group by ${liveId})`
  const status = sql`case
    when shown.version = ${version} then ${PUBLISHED}
    when shown.version is not null then ${CHANGED}
    when shown.is_later then ${SCHEDULED}
    when shown.shown_id is not null then ${UNPUBLISHED}
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
