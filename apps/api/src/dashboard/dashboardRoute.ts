import { entities } from '@staff/forms/entities'
import type { FastifyInstance } from 'fastify'

import type { Db } from '../db/database'
import { mayAccess, sessionOf } from '../http/access'
import type { Session } from '../login/sessions'
import { answer } from '../openapi/answers'
import { RECORD_ACCESS } from '../records/recordRoutes'
import { countRecords } from '../records/recordStore'
import { recordTable } from '../records/recordTable'

/** `GET /api/dashboard`: how much there is in each area that the reader may open. */
export function dashboardRoute(app: FastifyInstance, db: Db) {
  app.get('/api/dashboard', { config: { access: 'signedIn' }, schema }, (request) =>
    readDashboard(db, sessionOf(request)),
  )
}

async function readDashboard(db: Db, session: Session) {
  const areas = mayAccess(session, RECORD_ACCESS) ? entities : []
  const counts = await Promise.all(
    areas.map(async (entity) => [entity.area, await countRecords(db, recordTable(entity))]),
  )
  return { counts: Object.fromEntries(counts), newestQueries: [] }
}

const schema = {
  summary: 'The dashboard home',
  tags: ['dashboard'],
  response: {
    200: answer('The number of records of each area that the reader may open.', {
      counts: { type: 'object', additionalProperties: { type: 'integer' } },
      newestQueries: { type: 'array', items: { type: 'object' } },
    }),
  },
}
