import { versionConflict, type AreaCalls } from '@staff/contract'
import type { FastifyInstance } from 'fastify'

import { areaOf } from '../areas/areas'
import { auditRecords } from '../audit/auditRecords'
import type { Db } from '../db/database'
import { sessionOf } from '../access/authorize'
import { serveCall } from '../http/serveCall'
import { matchesRequest } from '../requests/ifMatch'
import { loadRecord } from './table/loadRecord'
import { removeRecord } from './table/recordStore'
import type { RecordTable } from './table/recordTable'
import { throwInUse } from './body/refusedValue'

/** Serves the call that deletes a record, in one transaction with its audit entry. */
export function removeRoute(
  app: FastifyInstance,
  db: Db,
  records: RecordTable,
  { remove }: Pick<AreaCalls, 'remove'>,
) {
  const { entity } = records
  const { beforeRemove } = areaOf(entity.area).hooks ?? {}
  const inUse = throwInUse(entity)
  const audit = auditRecords(entity)
  serveCall(app, remove, async (request) => {
    const { id } = request.params
    const stored = await loadRecord(db, records, id)
    if (!matchesRequest(request, stored)) throw versionConflict(entity, stored)
    const edition = { id, version: stored.version }
    const removed = await db.transaction(async (tx) => {
      await beforeRemove?.(tx, { stored, session: sessionOf(request) })
      const isRemoved = await removeRecord(tx, records, edition).catch(inUse)
      if (isRemoved) await audit.deleted(tx, request, stored)
      return isRemoved
    })
    if (!removed) throw versionConflict(entity, await loadRecord(db, records, id))
  })
}
