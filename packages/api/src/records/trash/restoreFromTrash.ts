import {
  acceptRestore,
  noSuchRecord,
  opensTo,
  Problem,
  sessionMessages,
  trashConflict,
} from '@staff/contract'
import { accessTo } from '@staff/entity'
import type { FastifyRequest } from 'fastify'

import { sessionOf } from '../../identity/access/authorize'
import type { Db } from '../../platform/db/database'
import { matchesRequest } from '../../platform/requests/ifMatch'
import { announceRecords } from '../table/recordStore'
import type { RecordTable } from '../table/recordTable'
import type { StoredRecord } from '../table/storedRecord'
import { deleterOf, findTrashed, lockTrashed } from './findTrashed'
import { restoreTrashed } from './restoreTrashed'

/** Brings one record back by a call. Throws a 404 if it is not in the trash, or not any more. */
export async function restoreFromTrash(
  db: Db,
  records: RecordTable,
  request: FastifyRequest,
  id: string,
): Promise<StoredRecord> {
  const { entity } = records
  const trashed = await findTrashed(db, entity, id)
  if (!trashed) throw noSuchRecord(entity)
  // A right to change records is not always a right to delete them.
  if (!opensTo(sessionOf(request), accessTo(entity).remove))
    throw new Problem(403, sessionMessages.notAllowed)
  if (!matchesRequest(request, trashed))
    throw trashConflict(entity, trashed, deleterOf(trashed, request))
  if (acceptRestore(entity, request.body) !== undefined) throw noSuchRecord(entity)
  return db.transaction(async (tx) => {
    const locked = await lockTrashed(tx, entity, [id])
    const same = locked.filter(({ version }) => version === trashed.version)
    const [record] = await restoreTrashed(tx, { records, request }, same)
    if (!record) throw noSuchRecord(entity)
    await announceRecords(tx, records)
    return record
  })
}
