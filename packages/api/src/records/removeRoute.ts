import {
  acceptQuery,
  entityTag,
  noSuchRecord,
  requireDeletion,
  requireRight,
  type AreaCalls,
} from '@staff/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Db } from '../platform/db/database'
import { sessionOf } from '../identity/access/authorize'
import { serveCall } from '../platform/requests/serveCall'
import { matchesRequest } from '../platform/requests/ifMatch'
import { loadRecord } from './table/loadRecord'
import { findRecord, removeRecord } from './table/recordStore'
import { readableBy } from './table/readableBy'
import type { RecordContext, RecordTable } from './table/recordTable'
import type { StoredRecord } from './table/storedRecord'
import { throwInUse } from './body/refusedValue'
import { newerVersion } from './write/authors'
import { deleterOf, findTrashed, lockTrashed, trashCallOf } from './trash/findTrashed'
import { deleteTraces } from './write/deleteTraces'
import { prepareRemoval, trashRecords } from './write/trashRecords'

/** Serves the call that deletes a record: into the trash, or for ever. Each in one transaction with its audit entry. */
export function removeRoute(
  app: FastifyInstance,
  db: Db,
  records: RecordTable,
  { remove }: Pick<AreaCalls, 'remove'>,
) {
  const { entity } = records
  serveCall(app, remove, async (request, reply) => {
    const { id } = request.params
    const { forever } = acceptQuery(remove, request.query)
    const session = sessionOf(request)
    if (forever) requireRight(session, entity, 'deleteForEver')
    const own = readableBy(records, session)
    const stored = await findRecord(db, own, id)
    if (!stored && forever !== undefined) return deleteTrashed(db, own, request, id)
    if (!stored) throw noSuchRecord(entity)
    if (!matchesRequest(request, stored)) throw await newerVersion(db, entity, request, stored)
    if (forever !== undefined) return deleteStored(db, { records, request }, stored)
    await trashStored(db, { records, request }, stored)
    reply.header('etag', entityTag({ version: stored.version + 1 }))
    return undefined
  })
}

/** Moves a stored record to the trash. Throws a 412 if it has another version meanwhile. */
function trashStored(db: Db, context: RecordContext, stored: StoredRecord) {
  return db.transaction(async (tx) => {
    const [trashed] = await trashRecords(tx, context, [stored])
    // Rolls back what was done for the deletion.
    if (!trashed) await throwNewer(tx, context, stored)
  })
}

function deleteStored(db: Db, context: RecordContext, stored: StoredRecord) {
  const { records, request } = context
  const { entity } = records
  const id = String(stored[entity.idKey])
  return db.transaction(async (tx) => {
    await prepareRemoval(tx, context, [stored])
    const edition = { id, version: stored.version }
    const isRemoved = await removeRecord(tx, records, edition).catch(throwInUse(entity))
    if (!isRemoved) await throwNewer(tx, context, stored)
    await deleteTraces(tx, entity, [{ id, title: entity.titleOf(stored) }], request)
  })
}

function deleteTrashed(db: Db, records: RecordTable, request: FastifyRequest, id: string) {
  const { entity } = records
  return db.transaction(async (tx) => {
    const found = await findTrashed(tx, records, id)
    const [trashed] = found ? await lockTrashed(tx, records, [id]) : []
    if (!trashed) throw noSuchRecord(entity)
    requireDeletion(entity, trashed, deleterOf(trashed), trashCallOf(request))
    await deleteTraces(tx, entity, [{ id, title: trashed.title }], request)
  })
}

async function throwNewer(
  tx: Db,
  { records, request }: RecordContext,
  stored: StoredRecord,
): Promise<never> {
  const { entity } = records
  const newer = await loadRecord(tx, records, String(stored[entity.idKey]))
  throw await newerVersion(tx, entity, request, newer)
}
