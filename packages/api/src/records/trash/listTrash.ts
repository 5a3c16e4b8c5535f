import type { ListParameters, TrashedRecord } from '@staff/contract'
import { and, eq, sql, type SQL } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { searchPattern } from '../lists/listQuery'
import { offsetOf } from '../lists/offsetOf'
import { trash } from '../table/trash.table'

const DAY = 24 * 60 * 60_000

/** What is looked for in the trash: titles with these words, or one record. */
export interface TrashSearch extends Pick<ListParameters, 'q'> {
  recordId?: string | undefined
  /** What the reader may see of the trash: a further condition. */
  limit?: SQL | undefined
}

type Page = Pick<ListParameters, 'page' | 'pageSize'>

/** Until when deleted records are kept. 0 days keep them for ever. */
export interface Keeping {
  trashDays: number
}

/**
 * One page of the trash of some areas, the last deleted first. Each area gives its own last ones from its index, so the cost does not grow
 * with the trash.
 */
export async function listTrash(
  db: Db,
  areas: readonly string[],
  { page, pageSize, ...search }: TrashSearch & Page,
  { trashDays }: Keeping,
): Promise<TrashedRecord[]> {
  const offset = offsetOf({ page, pageSize })
  const last = Math.min(offset + pageSize, Number.MAX_SAFE_INTEGER)
  const rows = await queryRows<Row>(
    db,
    sql`select found.* from ${namesOf(areas)} as asked (area) cross join lateral (
        select ${trash.area}, ${trash.recordId} as id, ${trash.title}, ${trash.version},
          (extract(epoch from ${trash.deletedAt}) * 1000)::float8 as deleted,
          ${trash.deletedById} as "deletedById", ${trash.deletedByName} as "deletedByName"
        from ${trash} where ${and(sql`${trash.area} = asked.area`, matches(search))}
        order by ${trash.deletedAt} desc, ${trash.recordId} limit ${last}::bigint) as found
      order by found.deleted desc, found.id, found.area collate "C" limit ${pageSize}::bigint offset ${offset}::bigint`,
  )
  return rows.map(({ deleted, ...about }) =>
    Object.assign(about, {
      deletedAt: new Date(deleted).toISOString(),
      expiresAt: trashDays > 0 ? new Date(deleted + trashDays * DAY).toISOString() : null,
    }),
  )
}

interface Row extends Omit<TrashedRecord, 'deletedAt' | 'expiresAt'> {
  /** In milliseconds since 1970. */
  deleted: number
}

/** How many records match in each of the areas: without words, from the index alone. */
export async function countTrash(
  db: Db,
  areas: readonly string[],
  search: TrashSearch,
): Promise<{ area: string; count: number }[]> {
  const condition = and(sql`${trash.area} = asked.area`, matches(search))
  return queryRows<{ area: string; count: number }>(
    db,
    sql`select asked.area, (select count(*)::int from ${trash} where ${condition}) as count
      from ${namesOf(areas)} with ordinality as asked (area, place) order by asked.place`,
  )
}

/** The condition that a title contains the words, in any case; undefined without words. */
export function isTitled(q: string): SQL | undefined {
  if (q === '') return undefined
  return sql`lower(${trash.title} ${COLLATION}) like lower(${searchPattern(q)}::text ${COLLATION})`
}

function matches({ q, recordId, limit }: TrashSearch): SQL | undefined {
  return and(limit, recordId === undefined ? undefined : eq(trash.recordId, recordId), isTitled(q))
}

function namesOf(areas: readonly string[]): SQL {
  return sql`unnest(string_to_array(${areas.join(',')}, ','))`
}

const COLLATION = sql.raw('collate "und-x-icu"')
