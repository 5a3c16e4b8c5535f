import { ENDS_AT, STATUS } from '@staff/entity'
import { getTableColumns, getTableName, sql, Subquery } from 'drizzle-orm'

import { areaOf } from './areas'
import type { RecordTable } from './recordTable'
import { lastOfRows } from './statusColumn'
import { withStatusOfAll } from './statusOfAll'

/** The records with what columns of these names read of their live versions, computed for many records. For filters, orders and counts. */
export function withShownOfAll(records: RecordTable, names: readonly string[]): RecordTable {
  const read = names.includes(STATUS) ? withStatusOfAll(records) : records
  return withEndsOfAll(read, names)
}

/**
 * The records with their ends, as `endColumn` computes them, if one of the names is that of the end. The live versions that end are found by
 * the index of their ends, which are few.
 */
export function withEndsOfAll(records: RecordTable, names: readonly string[]): RecordTable {
  const { entity, source, table } = records
  if (!names.includes(ENDS_AT) || !entity.publicSite) return records
  const { live } = areaOf(entity.area)
  if (!live) return records
  const name = sql.identifier(getTableName(table))
  const { [entity.idKey]: id } = getTableColumns(table)
  const { shownId, lastVersions } = lastOfRows(entity, live)
  const endsAt = sql.identifier(ENDS_AT)
  const ends = sql`(select ${shownId} as ended_id, min(upper(shown.during)) as at ${lastVersions} group by ${shownId})`
  return {
    ...records,
    source: new Subquery(
      sql`select ${name}.*, ends.at as ${endsAt} from ${source} left join ${ends} as ends on ends.ended_id = ${id}`,
      {},
      getTableName(table),
    ),
    column: (column) => (column === ENDS_AT ? sql`${name}.${endsAt}` : records.column(column)),
  }
}
