import { acceptQuery, type AreaCalls } from '@staff/contract'
import type { FastifyInstance } from 'fastify'

import { sessionOf } from '../../identity/access/authorize'
import type { Db } from '../../platform/db/database'
import { serveCall } from '../../platform/requests/serveCall'
import { loadRecord } from '../table/loadRecord'
import { readableBy } from '../table/readableBy'
import type { RecordTable } from '../table/recordTable'
import { findUses } from './findUses'

/** Serves the call that lists where a record is used. */
export function usesRoute(
  app: FastifyInstance,
  db: Db,
  records: RecordTable,
  { uses }: Pick<AreaCalls, 'uses'>,
) {
  serveCall(app, uses, async (request) => {
    const { id } = request.params
    const page = acceptQuery(uses, request.query)
    const session = sessionOf(request)
    await loadRecord(db, readableBy(records, session), id)
    return findUses(db, session, { area: records.entity.area, id }, page)
  })
}
