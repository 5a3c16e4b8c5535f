import { opensTo, readCounts } from '@staff/contract'
import { accessTo } from '@staff/entity'
import type { FastifyInstance } from 'fastify'

import { sessionOf } from '../../identity/access/authorize'
import type { Session } from '../../identity/sessions/sessions'
import type { Db } from '../../platform/db/database'
import { serveCall } from '../../platform/requests/serveCall'
import { allEntities } from '../table/areas'
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
  const readable = allEntities().filter((entity) => opensTo(session, accessTo(entity).read))
  return countRecords(db, readable.map(recordTable))
}
