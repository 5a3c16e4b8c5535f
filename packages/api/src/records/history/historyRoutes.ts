import {
  acceptQuery,
  acceptRestore,
  notInTrash,
  opensTo,
  requireRight,
  restoredChanges,
  versionIn,
  withoutSame,
  type AreaCalls,
} from '@staff/contract'
import type { FastifyInstance } from 'fastify'

import { sessionOf } from '../../identity/access/authorize'
import type { Db } from '../../platform/db/database'
import { serveCall } from '../../platform/requests/serveCall'
import { matchesRequest, withETag } from '../../platform/requests/ifMatch'
import { changedValues } from '../body/recordBody'
import { loadRecord } from '../table/loadRecord'
import { findRecord } from '../table/recordStore'
import { readableBy } from '../table/readableBy'
import type { RecordTable } from '../table/recordTable'
import { restoreFromTrash } from '../trash/restoreFromTrash'
import { publishStored } from '../write/publishStored'
import { storeChange } from '../write/storeChange'
import { offsetOf } from '../lists/offsetOf'
import { newerVersion } from '../write/authors'
import { listRevisions, loadRevision } from './readRevisions'

/** Serves the calls that list, read and restore the versions of a record. */
export function historyRoutes(
  app: FastifyInstance,
  db: Db,
  records: RecordTable,
  calls: Pick<AreaCalls, 'history' | 'revision' | 'restore'>,
) {
  const { entity } = records

  serveCall(app, calls.history, async (request) => {
    const { id } = request.params
    const page = acceptQuery(calls.history, request.query)
    await loadRecord(db, readableBy(records, sessionOf(request)), id)
    return listRevisions(db, { entity, id }, { limit: page.pageSize, offset: offsetOf(page) })
  })

  serveCall(app, calls.revision, async (request) => {
    const { id, version } = request.params
    await loadRecord(db, readableBy(records, sessionOf(request)), id)
    return loadRevision(db, { entity, id }, versionIn(entity, version))
  })

  serveCall(app, calls.restore, async (request, reply) => {
    const { id } = request.params
    const { undo, publish } = acceptQuery(calls.restore, request.query)
    const session = sessionOf(request)
    if (publish) requireRight(session, entity, 'publish')
    const own = readableBy(records, session)
    const stored = await findRecord(db, own, id)
    const mayPublish = opensTo(session, entity, 'publish')
    if (!stored) {
      const live = publish ? 'publish' : undo && mayPublish ? 'former' : 'nothing'
      return withETag(reply, await restoreFromTrash(db, own, request, id, live))
    }
    if (!matchesRequest(request, stored)) throw await newerVersion(db, entity, request, stored)
    const version = acceptRestore(entity, request.body)
    if (version === undefined) throw notInTrash(entity)
    const { values } = await loadRevision(db, { entity, id }, version)
    const given = restoredChanges(entity, stored, values)
    const changes =
      Object.keys(given).length === 0
        ? {}
        : withoutSame(await changedValues(db, entity, stored, given, !publish), stored)
    if (Object.keys(changes).length === 0) {
      if (publish) await publishStored(db, { records, request }, stored)
      return withETag(reply, stored)
    }
    const live = publish ? 'publish' : undo && mayPublish ? 'undo' : 'leave'
    const context = { records, request, reason: undo ? 'undone' : 'restored', live } as const
    return withETag(reply, await storeChange(db, context, { stored, changes }))
  })
}
