import { usesIn } from '@staff/contract'
import type { AnyEntity, EntityValues } from '@staff/entity'
import { getTableColumns, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import { expect } from 'vitest'

import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { allEntities, areaOf } from '../table/areas'

/** Expects that the index has exactly what all records and versions of the site use, by the rule of the contract. Resolves to its lines. */
export async function expectExactUses(db: Db): Promise<string[]> {
  const expected: string[] = []
  for (const entity of allEntities()) {
    const { table, live } = areaOf(entity.area)
    expected.push(...(await usesOf(db, entity, table, 'working')))
    if (live) expected.push(...(await usesOf(db, entity, live, 'site')))
  }
  const rows = await queryRows<Record<string, string | null>>(
    db,
    sql`select area, record_id::text as id, place, field, kind, target, target_area as "targetArea", during::text as during, is_undescribed::text as "isUndescribed"
      from uses where place = 'working' or (place = 'site' and ${isOpen})`,
  )
  const noted = rows.map((row) =>
    lineOf([
      row['area'],
      row['id'],
      row['place'],
      row['during'],
      row['field'],
      row['kind'],
      row['target'],
      row['targetArea'],
      row['isUndescribed'],
    ]),
  )
  expect(noted.toSorted()).toEqual(expected.toSorted())
  return noted
}

// What has ended is no use, and leaves the index with the next write.
const isOpen = sql`coalesce(upper(during) > clock_timestamp(), true)`

async function usesOf(db: Db, entity: AnyEntity, table: PgTable, place: string): Promise<string[]> {
  const names = Object.keys(getTableColumns(table))
  const columns = names.map(
    (name) => sql`${sql.identifier(toSnakeCase(name))} as ${sql.identifier(name)}`,
  )
  const during = place === 'site' ? sql`during::text` : sql`null::text`
  const rows = await queryRows<EntityValues>(
    db,
    sql`select ${sql.join(columns, sql`, `)}, ${during} as "duringText" from ${table} where ${place === 'site' ? isOpen : sql`true`}`,
  )
  return rows.flatMap((row) => {
    const about = [entity.area, row[entity.idKey], place, row['duringText']]
    return usesIn(entity, row).map(({ field, kind, target, targetArea, isUndescribed }) =>
      lineOf([...about, field, kind, target, targetArea, String(isUndescribed)]),
    )
  })
}

function lineOf(parts: readonly unknown[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : '')).join(' ')
}
