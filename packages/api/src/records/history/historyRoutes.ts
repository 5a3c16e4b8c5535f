import {
  acceptQuery,
  acceptRestore,
  notInTrash,
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
    const { undo } = acceptQuery(calls.restore, request.query)
    const own = readableBy(records, sessionOf(request))
    const stored = await findRecord(db, own, id)
    if (!stored) return withETag(reply, await restoreFromTrash(db, own, request, id))
    if (!matchesRequest(request, stored)) throw await newerVersion(db, entity, request, stored)
    const version = acceptRestore(entity, request.body)
    if (version === undefined) throw notInTrash(entity)
    const { values } = await loadRevision(db, { entity, id }, version)
    const given = restoredChanges(entity, stored, values)
    if (Object.keys(given).length === 0) return withETag(reply, stored)
    const changes = withoutSame(await changedValues(db, entity, stored, given), stored)
    if (Object.keys(changes).length === 0) return withETag(reply, stored)
    const context = { records, request, reason: undo ? 'undone' : 'restored' } as const
    return withETag(reply, await storeChange(db, context, { stored, changes }))
  })
}
