import { opensTo, readDashboard } from '@staff/contract'
import { entities } from '@staff/forms/content/entities'
import { accessTo, type AnyEntity } from '@staff/entity'
import { query } from '@staff/forms/content/query/query.entity'
import type { FastifyInstance } from 'fastify'

import type { Db } from '../../platform/db/database'
import { sessionOf } from '../../identity/access/authorize'
import type { Session } from '../../identity/sessions/sessions'
import { serveCall } from '../../platform/requests/serveCall'
import { countRecords } from '../../records/lists/countRecords'
import { recordTable } from '../../records/table/recordTable'
import { newestQueries, queriesByWeek } from './visitorQueries'

/** `GET /api/dashboard`: the number of records in each area that the user can read, and recent visitors' queries. */
export function dashboardRoute(app: FastifyInstance, db: Db) {
  serveCall(app, readDashboard, (request) => dashboardFor(db, sessionOf(request)))
}

async function dashboardFor(db: Db, session: Session) {
  const readable = entities.filter((entity) => canRead(session, entity))
  const canReadQueries = canRead(session, query)
  return {
    counts: await countRecords(db, readable.map(recordTable)),
    newestQueries: canReadQueries ? await newestQueries(db) : [],
    queriesByWeek: canReadQueries ? await queriesByWeek(db, new Date()) : [],
  }
}

function canRead(session: Session, entity: AnyEntity): boolean {
  const { read } = accessTo(entity)
  return opensTo(session, read)
}
