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

import type { Db } from '../../platform/db/database'
import { serveCall } from '../../platform/requests/serveCall'
import { matchesRequest, withETag } from '../../platform/requests/ifMatch'
import { changedValues } from '../body/recordBody'
import { loadRecord } from '../table/loadRecord'
import { findRecord } from '../table/recordStore'
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

  serveCall(app, calls.history, async ({ params: { id }, query }) => {
    const page = acceptQuery(calls.history, query)
    await loadRecord(db, records, id)
    return listRevisions(db, { entity, id }, { limit: page.pageSize, offset: offsetOf(page) })
  })

  serveCall(app, calls.revision, async ({ params: { id, version } }) => {
    await loadRecord(db, records, id)
    return loadRevision(db, { entity, id }, versionIn(entity, version))
  })

  serveCall(app, calls.restore, async (request, reply) => {
    const { id } = request.params
    const { undo } = acceptQuery(calls.restore, request.query)
    const stored = await findRecord(db, records, id)
    if (!stored) return withETag(reply, await restoreFromTrash(db, records, request, id))
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
