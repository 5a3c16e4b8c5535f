import {
  acceptCancel,
  acceptEnd,
  acceptPublish,
  acceptUnpublish,
  cancelled,
  endingAt,
  presentTimes,
  published,
  requireEnding,
  requirePublishable,
  requireScheduled,
  statusOf,
  unpublished,
  type AreaCalls,
  type LiveState,
  type LiveTime,
} from '@staff/contract'
import type { FastifyInstance } from 'fastify'

import { sessionOf } from '../identity/access/authorize'
import type { Db } from '../platform/db/database'
import { serveCall } from '../platform/requests/serveCall'
import { auditRecords } from './audit/auditRecords'
import type { LiveAct } from './audit/recordActs'
import { readEnded } from './live/endedTimes'
import { liveRows } from './live/liveRows'
import { changeTimes, type DecideTimes } from './live/times/changeTimes'
import { readTimes } from './live/times/readTimes'
import { loadRecord } from './table/loadRecord'
import { readableBy } from './table/readableBy'
import type { Edition } from './table/recordStore'
import type { RecordContext, RecordTable } from './table/recordTable'
import { lockVersion } from './write/lockVersion'

/** Serves the calls that say when the public site shows a record. */
export function liveRoutes(
  app: FastifyInstance,
  db: Db,
  records: RecordTable,
  calls: Pick<AreaCalls, 'live' | 'publish' | 'unpublish' | 'cancelScheduled' | 'end'>,
) {
  const { entity } = records
  const rows = liveRows(entity)
  if (!rows) return

  serveCall(app, calls.live, async (request) => {
    const { id } = request.params
    const { version } = await loadRecord(db, readableBy(records, sessionOf(request)), id)
    const { now, timesOf } = await readTimes(db, rows, [id])
    const ended = presentTimes(await readEnded(db, rows, { id, now }))
    return { ...stateOf(version, timesOf(id), now), ended }
  })

  serveCall(app, calls.publish, async (request) => {
    const wanted = acceptPublish(request.body)
    const { version } = wanted
    const edition = { id: request.params.id, version }
    return changeLive(db, { records, request }, edition, 'publish', (_record, times, now) => {
      requirePublishable(entity, wanted, times, now)
      return published(times, wanted, now)
    })
  })

  serveCall(app, calls.unpublish, async (request) => {
    const edition = { id: request.params.id, version: acceptUnpublish(request.body) }
    return changeLive(db, { records, request }, edition, 'unpublish', (_record, times, now) =>
      unpublished(times, now),
    )
  })

  scheduleRoutes(app, db, records, calls)
}

/** Serves the calls that change what is scheduled, and when it ends. */
function scheduleRoutes(
  app: FastifyInstance,
  db: Db,
  records: RecordTable,
  calls: Pick<AreaCalls, 'cancelScheduled' | 'end'>,
) {
  const { entity } = records

  serveCall(app, calls.cancelScheduled, async (request) => {
    const { version, from } = acceptCancel(request.body)
    const edition = { id: request.params.id, version }
    const context = { records, request }
    return changeLive(db, context, edition, 'cancel-scheduled', (_record, times, now) => {
      requireScheduled(entity, from, times, now)
      return cancelled(times, from, now)
    })
  })

  serveCall(app, calls.end, async (request) => {
    const { version, until } = acceptEnd(request.body)
    const edition = { id: request.params.id, version }
    const context = { records, request }
    return changeLive(db, context, edition, 'change-end', (_record, times, now) => {
      requireEnding(entity, until, times, now)
      return endingAt(times, until, now)
    })
  })
}

/** Changes when the site shows a record, with its audit entry, and says what it shows then. Throws a 404, or a 412 for another version. */
async function changeLive(
  db: Db,
  context: RecordContext,
  edition: Edition,
  action: LiveAct,
  decide: DecideTimes,
): Promise<LiveState> {
  const { records, request } = context
  const { entity } = records
  return db.transaction(async (tx) => {
    const stored = await lockVersion(tx, context, edition)
    let state: LiveState | undefined
    const by = sessionOf(request)
    const changed = await changeTimes(tx, entity, [stored], by, (record, times, now) => {
      const decided = decide(record, times, now)
      state = stateOf(record.version, decided, now)
      return decided
    })
    if (!state) throw new Error(`The public site shows no ${entity.area}`)
    if (changed.length > 0) await auditRecords(entity).live(tx, request, changed, action)
    return state
  })
}

/** What is live, and what is scheduled. */
function stateOf(version: number, times: readonly LiveTime[], now: string): LiveState {
  const left = times.filter(({ until }) => until === null || until > now)
  return { status: statusOf(version, times, now), live: presentTimes(left) }
}
