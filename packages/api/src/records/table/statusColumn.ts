import { STATUSES, type AnyEntity } from '@staff/entity'
import { getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import { computedText, type ComputedColumn } from './computedColumn'

/** The statuses in their order, as literals: they are a part of prepared statements. */
export const STATUS_TEXTS = STATUSES.map((status) => sql.raw(`'${status}'`))
const [DRAFT, PUBLISHED, CHANGED, SCHEDULED, UNPUBLISHED] = STATUS_TEXTS

/** Whether a live version is shown now. */
export const IS_NOW = sql`during @> now()`

/** Whether a live version is shown later. */
export const IS_LATER = sql`lower(during) > now()`

/** Whether the public site shows a record, as `statusOf` of the contract computes it: for some records, each of which is looked up. */
export function statusColumn({ idKey }: AnyEntity, table: PgTable, live: PgTable): ComputedColumn {
  const record = getTableColumns(table)
  const { version, [idKey]: id } = getTableColumns(live)
  return computedText(sql`(select case
      when bool_or(${IS_NOW} and ${version} = ${record['version']}) then ${PUBLISHED}
      when bool_or(${IS_NOW}) then ${CHANGED}
      when bool_or(${IS_LATER}) then ${SCHEDULED}
      when count(*) > 0 then ${UNPUBLISHED}
      else ${DRAFT} end
    from ${live} where ${id} = ${record[idKey]})`)
}
