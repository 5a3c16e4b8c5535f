import { STATUSES, type AnyEntity } from '@staff/entity'
import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'

import { computedText, computedTimestamp, type ComputedColumn } from './computedColumn'

/** The statuses in their order, as literals: they are a part of prepared statements. */
export const STATUS_TEXTS = STATUSES.map((status) => sql.raw(`'${status}'`))
const [DRAFT, PUBLISHED, CHANGED, SCHEDULED, UNPUBLISHED] = STATUS_TEXTS

/** Whether a live version is shown now. */
export const IS_NOW = sql`during @> now()`

/** Whether a live version is shown later. */
export const IS_LATER = sql`lower(during) > now()`

/** Whether a live version was shown earlier. */
export const HAS_ENDED = sql`upper(during) <= now()`

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

/**
 * When the public site stops showing a record, as `endOf` of the contract computes it: for some records, each of which is looked up. Null for
 * never, and for a record that it does not show.
 */
export function endColumn(entity: AnyEntity, table: PgTable, live: PgTable): ComputedColumn {
  const { [entity.idKey]: id } = getTableColumns(table)
  const { shownId, lastVersions } = lastOfRows(entity, live)
  return computedTimestamp(
    sql`(select min(upper(shown.during)) ${lastVersions} and ${shownId} = ${id})`,
  )
}

/**
 * The live versions that end later, and that no other one follows at once. Of a record, the one that ends first is the last of those that
 * are shown without a break.
 */
export function lastOfRows(
  { idKey }: AnyEntity,
  live: PgTable,
): Record<'shownId' | 'lastVersions', SQL> {
  const id = sql.identifier(toSnakeCase(idKey))
  return {
    shownId: sql`shown.${id}`,
    lastVersions: sql`from ${live} as shown where upper(shown.during) > now() and not exists (
      select from ${live} as next where next.${id} = shown.${id} and lower(next.during) = upper(shown.during))`,
  }
}
