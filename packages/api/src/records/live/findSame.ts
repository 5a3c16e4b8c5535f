import { shownFields, type AnyEntity } from '@staff/entity'
import { sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'

import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { listOf, liveRows } from './liveRows'

/** The versions on the public site that have there the values of the stored records, by the ids of the records. */
export async function findSame(
  tx: Db,
  entity: AnyEntity,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = liveRows(entity)
  if (!rows || ids.length === 0) return new Map()
  const { table, source, id, names } = rows
  const shown = shownFields(entity)
    .map(toSnakeCase)
    .filter((name) => names.includes(name))
  const valuesOf = (alias: string) =>
    sql.join(
      shown.map((name) => sql`${sql.identifier(alias)}.${sql.identifier(name)}`),
      sql`, `,
    )
  const found = await queryRows<{ id: string; version: number }>(
    tx,
    sql`select live.${id} as id, live.version from ${table} as live join ${source} as stored using (${id})
      where live.${id} in ${listOf(ids)} and live.during @> clock_timestamp()
        and row(${valuesOf('live')}) is not distinct from row(${valuesOf('stored')})`,
  )
  return new Map(found.map((row) => [row.id, row.version]))
}
