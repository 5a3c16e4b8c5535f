import { MAX_REDIRECTS, type Redirects } from '@staff/contract'
import { hasPages, pagePath, type AnyEntity } from '@staff/entity'
import { sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { liveRows } from './liveRows'
import { addresses } from '../addresses/addresses.table'

/** The paths that led to what the public site shows now, each with the present one: the newest first. */
export async function redirectsOf(
  db: Db,
  entities: readonly AnyEntity[],
): Promise<Redirects['redirects']> {
  const known = new Map(entities.filter(hasPages).map((entity) => [entity.area, entity]))
  const ofAreas = [...known.values()].flatMap((entity) => {
    const rows = liveRows(entity)
    if (!rows) return []
    const { table, id } = rows
    return [
      sql`select earlier.area, earlier.slug as "from", present.slug as "to", earlier.since
        from ${addresses} as earlier join ${addresses} as present using (area, record_id)
        where area = ${entity.area} and present.is_current and not earlier.is_current
          and record_id in (select ${id} from ${table} where during @> now())`,
    ]
  })
  if (ofAreas.length === 0) return []
  const found = await queryRows<{ area: string; from: string; to: string }>(
    db,
    sql`${sql.join(ofAreas, sql` union all `)} order by since desc, "from" limit ${MAX_REDIRECTS}`,
  )
  return found.flatMap(({ area, from, to }) => {
    const entity = known.get(area)
    return entity ? [{ from: pagePath(entity, from), to: pagePath(entity, to) }] : []
  })
}
