import { opensTo, readCounts } from '@staff/contract'
import type { FastifyInstance } from 'fastify'

import { sessionOf } from '../../identity/access/authorize'
import type { Session } from '../../identity/sessions/sessions'
import type { Db } from '../../platform/db/database'
import { serveCall } from '../../platform/requests/serveCall'
import { allEntities } from '../table/areas'
import { readableBy } from '../table/readableBy'
import { recordTable } from '../table/recordTable'
import { countRecords } from './countRecords'

/** `GET /api/dashboard` of an admin without a dashboard of its own. */
export function countsRoute(app: FastifyInstance, db: Db) {
  serveCall(app, readCounts, async (request) => ({
    counts: await countReadable(db, sessionOf(request)),
  }))
}

/** The number of records in each area that a session may read. */
export function countReadable(db: Db, session: Session): Promise<Record<string, number>> {
  const readable = allEntities().filter((entity) => opensTo(session, entity, 'see'))
  return countRecords(
    db,
    readable.map((entity) => readableBy(recordTable(entity), session)),
  )
}
