import {
  listUpcoming,
  MAX_UPCOMING,
  soonest,
  publicEntities,
  type RightsHolder,
  type Upcoming,
} from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { sql, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'

import { sessionOf } from '../../identity/access/authorize'
import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { serveCall } from '../../platform/requests/serveCall'
import { allEntities } from '../table/areas'
import { readableBy } from '../table/readableBy'
import { findRecords } from '../table/recordStore'
import { recordTable } from '../table/recordTable'
import { recordsById } from '../table/storedRecord'
import { liveRows } from './liveRows'
import { isoOf } from './times/readTimes'

/** `GET /api/upcoming`: what changes next on the public site, in all areas that the caller may see, the soonest first. */
export function upcomingRoute(app: FastifyInstance, db: Db) {
  serveCall(app, listUpcoming, async (request) => {
    const session = sessionOf(request)
    const entities = publicEntities(allEntities(), session)
    const changes = await findChanges(db, entities, session)
    const records: Upcoming[] = []
    for (const entity of entities) {
      const own = changes.filter(({ area }) => area === entity.area)
      records.push(...(await presentChanges(db, entity, own)))
    }
    return { records: soonest(records) }
  })
}

type Change = Omit<Upcoming, 'title'>

/** The soonest changes of some areas, in one statement. */
async function findChanges(
  db: Db,
  entities: readonly AnyEntity[],
  reader: RightsHolder,
): Promise<Change[]> {
  if (entities.length === 0) return []
  const ofAreas = entities.flatMap((entity) => changesOf(entity, reader))
  const all = sql.join(ofAreas, sql` union all `)
  return queryRows<Change>(
    db,
    sql`select * from (${all}) as changes order by at limit ${MAX_UPCOMING}`,
  )
}

/** The soonest starts and ends of an area, by the indexes of its live versions. */
function changesOf(entity: AnyEntity, reader: RightsHolder): SQL[] {
  const rows = liveRows(entity)
  if (!rows) return []
  const records = readableBy(recordTable(entity), reader)
  const id = sql`live.${rows.id}`
  const isReadable = sql`exists (select 1 from ${records.source} where ${records.id} = ${id})`
  const isFollowed = sql`exists (select 1 from ${rows.table} as next
    where next.${rows.id} = ${id} and lower(next.during) = upper(live.during))`
  const changesAt = (kind: SQL, at: SQL, condition: SQL) =>
    sql`(select ${entity.area}::text as area, ${id} as id, ${kind} as kind, version, ${isoOf(at)} as at
      from ${rows.table} as live where ${at} > now() and ${condition} order by ${at} limit ${MAX_UPCOMING})`
  return [
    changesAt(sql`'starts'`, sql`lower(live.during)`, isReadable),
    changesAt(sql`'ends'`, sql`upper(live.during)`, sql`not ${isFollowed} and ${isReadable}`),
  ]
}

/** Changes of an area with the titles of their records. The caller may read these. */
async function presentChanges(
  db: Db,
  entity: AnyEntity,
  changes: readonly Change[],
): Promise<Upcoming[]> {
  const ids = changes.map(({ id }) => id)
  const records = await findRecords(db, recordTable(entity), ids)
  const byId = recordsById(entity, records)
  return changes.flatMap(({ at, ...change }) => {
    const record = byId.get(change.id)
    if (!record) return []
    return [{ ...change, title: entity.titleOf(record), at: new Date(at).toISOString() }]
  })
}
