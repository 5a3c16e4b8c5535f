import { hasSearchEngineFields, type AnyEntity } from '@staff/entity'
import { sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { addresses } from '../../records/addresses/addresses.table'
import { liveRows } from '../../records/live/liveRows'
import { isoOf } from '../../records/live/times/readTimes'

/** A record that has a page on the site now. Times are ISO 8601 in UTC. */
export interface ShownPage {
  area: string
  id: string
  slug: string
  /** When the site showed the record first, as far as its versions are kept. */
  publishedAt: string
  /** Since when it shows what it shows now. */
  changedAt: string
}

/** Which pages are read. */
interface PagesWanted {
  limit: number
  /**
   * Only the page of this record.
   * @default all
   */
  id?: string
  /**
   * Whether to leave out what is kept out of search engines.
   * @default false
   */
  indexedOnly?: boolean
}

/** The records of some entities that have a page now, those that changed last first. */
export async function readShownPages(
  db: Db,
  entities: readonly AnyEntity[],
  { limit, id, indexedOnly = false }: PagesWanted,
): Promise<ShownPage[]> {
  const ofAreas = entities.flatMap((entity) => {
    const rows = liveRows(entity)
    if (!rows) return []
    const { table, id: column } = rows
    const isWanted = id === undefined ? sql`true` : sql`shown.${column} = ${id}::uuid`
    const isKept =
      indexedOnly && hasSearchEngineFields(entity) ? sql`not shown.no_index` : sql`true`
    // A version that is there again, or was replaced by one with the same values, has their time.
    return [
      sql`select ${entity.area}::text as area, address.record_id as id, address.slug, times.published, times.changed
        from ${table} as shown
        join ${addresses} as address on address.area = ${entity.area} and address.record_id = shown.${column} and address.is_current
        cross join lateral (select min(lower(each.during)) as published,
            min(lower(each.during)) filter (where each.updated_at = shown.updated_at) as changed
          from ${table} as each where each.${column} = shown.${column}) as times
        where shown.during @> now() and ${isWanted} and ${isKept}`,
    ]
  })
  if (ofAreas.length === 0) return []
  return queryRows<Record<keyof ShownPage, string>>(
    db,
    sql`select area, id, slug, ${isoOf(sql`published`)} as "publishedAt", ${isoOf(sql`changed`)} as "changedAt"
      from (${sql.join(ofAreas, sql` union all `)}) as pages
      order by changed desc, area collate "C", slug collate "C" limit ${limit}`,
  )
}
