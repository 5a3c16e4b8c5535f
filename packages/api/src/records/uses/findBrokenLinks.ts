import { brokenReason, opensTo, type BrokenLink, type RightsHolder } from '@staff/contract'
import { hasPages } from '@staff/entity'
import { sql, type SQL } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { offsetOf } from '../lists/offsetOf'
import { liveRows } from '../live/liveRows'
import { allEntities } from '../table/areas'
import { recordTable } from '../table/recordTable'
import { readableBy } from '../table/readableBy'
import { trash } from '../table/trash.table'
import { isVisible, titlesOf } from './findUses'
import { uses } from './uses.table'

/** One page of the links in texts to records that the public site does not show. */
export async function findBrokenLinks(
  db: Db,
  reader: RightsHolder,
  page: { page: number; pageSize: number },
): Promise<{ records: BrokenLink[]; total: number }> {
  const broken = sql`from (select distinct ${uses.area} as area, ${uses.recordId} as id, ${uses.field} as field,
      ${uses.targetArea} as "targetArea", ${uses.target} as "targetId"
    from ${uses} where ${uses.kind} = 'link' and ${uses.place} = 'working') as found
    where not ${isOnSite()} and ${isVisible(reader)}`
  const [counted] = await queryRows<{ total: number }>(
    db,
    sql`select count(*)::int as total ${broken}`,
  )
  const rows = await queryRows<FoundLink>(
    db,
    sql`select *, ${isThere()} as "isThere",
        exists (select from ${trash} where ${trash.area} = found."targetArea" and ${trash.recordId} = ${targetId}) as "isTrashed"
      ${broken} order by area collate "C", id, field collate "C", "targetArea" collate "C", "targetId" collate "C" limit ${page.pageSize}::bigint offset ${offsetOf(page)}::bigint`,
  )
  return { records: await present(db, reader, rows), total: counted?.total ?? 0 }
}

interface FoundLink extends Omit<BrokenLink, 'title' | 'targetTitle' | 'reason'> {
  isThere: boolean
  isTrashed: boolean
}

// A text can link to what is no id.
const targetId = sql.raw(
  `case when found."targetId" ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then found."targetId"::uuid end`,
)

/** Whether the site has a page of the target now. */
function isOnSite(): SQL {
  const each = allEntities().flatMap((entity) => {
    const rows = hasPages(entity) ? liveRows(entity) : undefined
    if (!rows) return []
    return [
      sql`(found."targetArea" = ${entity.area} and exists (select from ${rows.table} as live where live.${rows.id} = ${targetId} and live.during @> now()))`,
    ]
  })
  return each.length === 0 ? sql`false` : sql`(${sql.join(each, sql` or `)})`
}

function isThere(): SQL {
  const each = allEntities().map((entity) => {
    const { table, id } = recordTable(entity)
    return sql`(found."targetArea" = ${entity.area} and exists (select from ${table} where ${id} = ${targetId}))`
  })
  return sql`(${sql.join(each, sql` or `)})`
}

async function present(db: Db, reader: RightsHolder, rows: readonly FoundLink[]) {
  const titles = await titlesOf(db, rows)
  const targets = await targetTitles(db, reader, rows)
  return rows.map(({ isThere: there, isTrashed, ...link }): BrokenLink => {
    const entity = allEntities().find(({ area }) => area === link.targetArea)
    // The query has those only that the site does not show.
    const reason = brokenReason({ entity, isThere: there, isTrashed, isLive: false })
    return {
      ...link,
      title: titles.get(`${link.area}/${link.id}`) ?? '',
      targetTitle: targets.get(`${link.targetArea}/${link.targetId}`) ?? null,
      reason: reason ?? 'not-on-site',
    }
  })
}

/** The titles of the targets that a person may see. */
async function targetTitles(db: Db, reader: RightsHolder, rows: readonly FoundLink[]) {
  const there = rows.filter((row) => row.isThere)
  const titles = new Map<string, string>()
  for (const entity of allEntities().filter((each) => opensTo(reader, each, 'see'))) {
    const ids = there.flatMap((row) => (row.targetArea === entity.area ? [row.targetId] : []))
    if (ids.length === 0) continue
    const { source, id } = readableBy(recordTable(entity), reader)
    const own = await queryRows<{ id: string }>(
      db,
      sql`select ${id} as id from ${source} where ${id} in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
    )
    const known = await titlesOf(
      db,
      own.map((each) => ({ area: entity.area, id: each.id })),
    )
    for (const [key, title] of known) titles.set(key, title)
  }
  return titles
}
