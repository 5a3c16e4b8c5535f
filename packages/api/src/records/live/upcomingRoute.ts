import {
  listUpcoming,
  MAX_UPCOMING,
  soonest,
  upcomingEntities,
  type RightsHolder,
  type Upcoming,
} from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { inArray, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'

import { sessionOf } from '../../identity/access/authorize'
import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { serveCall } from '../../platform/requests/serveCall'
import { allEntities } from '../table/areas'
import { readableBy } from '../table/readableBy'
import { recordTable, selectionOf, type RecordTable } from '../table/recordTable'
import { toRecord } from '../table/storedRecord'
import { liveRows, type LiveRows } from './liveRows'
import { isoOf } from './liveTimes'

/** `GET /api/upcoming`: what changes next on the public site, in all areas that the caller may see, the soonest first. */
export function upcomingRoute(app: FastifyInstance, db: Db) {
  serveCall(app, listUpcoming, async (request) => {
    const session = sessionOf(request)
    const changes: Upcoming[] = []
    for (const entity of upcomingEntities(allEntities(), session))
      changes.push(...(await changesOf(db, entity, session)))
    return { records: soonest(changes) }
  })
}

async function changesOf(db: Db, entity: AnyEntity, reader: RightsHolder): Promise<Upcoming[]> {
  const rows = liveRows(entity)
  if (!rows) return []
  const records = readableBy(recordTable(entity), reader)
  const changes = await findChanges(db, rows, records)
  if (changes.length === 0) return []
  const found = await db
    .select(selectionOf(records))
    .from(records.source)
    .where(
      inArray(
        records.id,
        changes.map(({ id }) => id),
      ),
    )
  const titles = new Map(
    found.map(toRecord).map((record) => [String(record[entity.idKey]), entity.titleOf(record)]),
  )
  return changes.flatMap(({ id, at, ...change }) => {
    const title = titles.get(id)
    return title === undefined
      ? []
      : [{ ...change, area: entity.area, id, title, at: new Date(at).toISOString() }]
  })
}

type Change = Pick<Upcoming, 'id' | 'kind' | 'version' | 'at'>

/** The soonest changes of an area, by the indexes of the starts and ends of its live versions. */
function findChanges(db: Db, { table, id }: LiveRows, records: RecordTable): Promise<Change[]> {
  const record = sql`live.${id}`
  const isReadable = sql`exists (select 1 from ${records.source} where ${records.id} = ${record})`
  const isFollowed = sql`exists (select 1 from ${table} as next
    where next.${id} = ${record} and lower(next.during) = upper(live.during))`
  const startsAt = sql`lower(live.during)`
  const endsAt = sql`upper(live.during)`
  return queryRows<Change>(
    db,
    sql`(select ${record} as id, 'starts' as kind, version, ${isoOf(startsAt)} as at from ${table} as live
        where ${startsAt} > now() and ${isReadable} order by ${startsAt} limit ${MAX_UPCOMING})
      union all
      (select ${record} as id, 'ends' as kind, version, ${isoOf(endsAt)} as at from ${table} as live
        where ${endsAt} > now() and not ${isFollowed} and ${isReadable} order by ${endsAt} limit ${MAX_UPCOMING})`,
  )
}
