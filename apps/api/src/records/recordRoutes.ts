import { acceptQuery, areaCalls } from '@staff/contract'
import type { AnyEntity } from '@staff/forms/entity'
import type { FastifyInstance } from 'fastify'

import type { Db } from '../db/database'
import { serveCall } from '../http/serveCall'
import { withETag } from '../requests/ifMatch'
import { addRecordType } from './recordType'
import { removeRoute } from './removeRoute'
import { loadRecord } from './table/loadRecord'
import { listRecords } from './table/recordStore'
import { recordTable } from './table/recordTable'
import { writeRoutes } from './writeRoutes'

/** Serves the calls of an entity: list and read, and create, change and delete if any role can write. */
export function recordRoutes(app: FastifyInstance, db: Db, entity: AnyEntity) {
  const records = recordTable(entity)
  const calls = areaCalls(entity)
  addRecordType(app, entity)

  serveCall(app, calls.list, (request) =>
    listRecords(db, records, acceptQuery(calls.list, request.query)),
  )
  serveCall(app, calls.read, async ({ params }, reply) =>
    withETag(reply, await loadRecord(db, records, params.id)),
  )
  writeRoutes(app, db, records, calls)
  removeRoute(app, db, records, calls)
}
