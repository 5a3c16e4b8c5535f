import { countReadable, serveCall, sessionOf, type Db, type Session } from '@staff/api'
import { readDashboard } from '@staff/content/calls'
import { query } from '@staff/content/query/query.entity'
import { opensTo } from '@staff/contract'
import { accessTo } from '@staff/entity'
import type { FastifyInstance } from 'fastify'

import { newestQueries, queriesByWeek } from './visitorQueries'

/** `GET /api/dashboard`: the number of records in each area that the user can read, and recent visitors' queries. */
export function dashboardRoute(app: FastifyInstance, db: Db) {
  serveCall(app, readDashboard, (request) => dashboardFor(db, sessionOf(request)))
}

async function dashboardFor(db: Db, session: Session) {
  const canReadQueries = opensTo(session, accessTo(query).read)
  return {
    counts: await countReadable(db, session),
    newestQueries: canReadQueries ? await newestQueries(db) : [],
    queriesByWeek: canReadQueries ? await queriesByWeek(db, new Date()) : [],
  }
}
