import { opensTo, type RightsHolder, type Use, type Uses } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { sql, type SQL } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { offsetOf } from '../lists/offsetOf'
import { allEntities } from '../table/areas'
import { readableBy } from '../table/readableBy'
import { findRecords } from '../table/recordStore'
import { recordTable } from '../table/recordTable'
import { recordsById } from '../table/storedRecord'
import { uses } from './uses.table'

/** What is looked for: a picture by its hash, or a record. */
export type UseTarget = { hash: string } | { area: string; id: string }

/** A use that counts now: in a record as it stands, or in what the site shows or will show. */
export const isCurrent = sql`(${uses.place} = 'working' or (${uses.place} = 'site' and (upper_inf(${uses.during}) or upper(${uses.during}) > now())))`

/** The condition on the index for a target. A record is no use of itself. */
export function isUseOf(target: UseTarget): SQL {
  if ('hash' in target)
    return sql`${uses.target} = ${target.hash} and ${uses.kind} = 'picture' and ${isCurrent}`
  const { area, id } = target
  return sql`${uses.target} = ${id.toLowerCase()} and ${uses.targetArea} = ${area} and ${isCurrent}
    and not (${uses.area} = ${area} and ${uses.recordId} = ${id}::uuid)`
}

/** One page of the places where something is used that a person may see, and how many others there are. */
export async function findUses(
  db: Db,
  reader: RightsHolder,
  target: UseTarget,
  page: { page: number; pageSize: number },
): Promise<Uses> {
  const found = sql`select ${uses.area} as area, ${uses.recordId} as id, ${uses.field} as field,
      bool_or(${uses.place} = 'working') as working,
      bool_or(${uses.place} = 'site' and ${uses.during} @> now()) as live,
      bool_or(${uses.place} = 'site' and lower(${uses.during}) > now()) as upcoming
    from ${uses} where ${isUseOf(target)} group by ${uses.area}, ${uses.recordId}, ${uses.field}`
  const [counted] = await queryRows<{ all: number; total: number }>(
    db,
    sql`select count(*)::int as "all", count(*) filter (where ${isVisible(reader)})::int as total from (${found}) as found`,
  )
  const { all, total } = counted ?? { all: 0, total: 0 }
  const rows = await queryRows<FoundUse>(
    db,
    sql`select * from (${found}) as found where ${isVisible(reader)}
      order by area collate "C", id, field collate "C" limit ${page.pageSize}::bigint offset ${offsetOf(page)}::bigint`,
  )
  return { records: await withTitles(db, rows), total, hidden: all - total }
}

interface FoundUse extends Record<Use['states'][number], boolean> {
  area: string
  id: string
  field: string
}

/** The condition that a person may see a record of `found`, which has its area and id. */
export function isVisible(reader: RightsHolder): SQL {
  const open = allEntities().filter((entity) => opensTo(reader, entity, 'see'))
  const each = open.map((entity) => {
    const { source, id, limit } = readableBy(recordTable(entity), reader)
    const isOfArea = sql`found.area = ${entity.area}`
    if (!limit) return isOfArea
    return sql`(${isOfArea} and exists (select from ${source} where ${id} = found.id))`
  })
  return each.length === 0 ? sql`false` : sql`(${sql.join(each, sql` or `)})`
}

async function withTitles(db: Db, rows: readonly FoundUse[]): Promise<Use[]> {
  const titles = await titlesOf(db, rows)
  return rows.map(({ area, id, field, ...states }) => ({
    area,
    id,
    title: titles.get(`${area}/${id}`) ?? '',
    field,
    states: STATES.filter((state) => states[state]),
  }))
}

const STATES: readonly Use['states'][number][] = ['working', 'live', 'upcoming']

/** The titles of records by area and id. Records that are gone have none. */
export async function titlesOf(
  db: Db,
  records: readonly { area: string; id: string }[],
): Promise<ReadonlyMap<string, string>> {
  const titles = new Map<string, string>()
  for (const entity of entitiesIn(records)) {
    const ids = new Set(records.flatMap(({ area, id }) => (area === entity.area ? [id] : [])))
    const found = recordsById(entity, await findRecords(db, recordTable(entity), [...ids]))
    for (const [id, record] of found) titles.set(`${entity.area}/${id}`, entity.titleOf(record))
  }
  return titles
}

function entitiesIn(records: readonly { area: string }[]): AnyEntity[] {
  const areas = new Set(records.map(({ area }) => area))
  return allEntities().filter(({ area }) => areas.has(area))
}
