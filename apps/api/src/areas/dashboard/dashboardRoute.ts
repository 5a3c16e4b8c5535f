import { countReadable, serveCall, sessionOf, type Db, type Session } from '@staff/api'
import { readDashboard } from '@staff/content/calls'
import { query } from '@staff/content/query/query.entity'
import { opensTo } from '@staff/contract'
import type { FastifyInstance } from 'fastify'

import { newestQueries, queriesByWeek } from './visitorQueries'

/** `GET /api/dashboard`: the number of records in each area that the user can read, and recent visitors' queries. */
export function dashboardRoute(app: FastifyInstance, db: Db) {
  serveCall(app, readDashboard, (request) => dashboardFor(db, sessionOf(request)))
}

async function dashboardFor(db: Db, session: Session) {
  const canReadQueries = opensTo(session, query, 'see')
  return {
    counts: await countReadable(db, session),
    newestQueries: canReadQueries ? await newestQueries(db, session) : [],
    queriesByWeek: canReadQueries ? await queriesByWeek(db, session, new Date()) : [],
  }
}
