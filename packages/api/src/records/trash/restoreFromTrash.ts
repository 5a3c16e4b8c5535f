import { noSuchRecord, requireRestorable } from '@staff/contract'
import type { FastifyRequest } from 'fastify'

import type { Db } from '../../platform/db/database'
import type { RecordTable } from '../table/recordTable'
import type { StoredRecord } from '../table/storedRecord'
import { restoreRecords, type RestoredLive } from '../write/restoreRecords'
import { deleterOf, findTrashed, lockTrashed, trashCallOf } from './findTrashed'

/** Brings one record back by a call. Throws a 404 if it is not in the trash, or not any more. */
export async function restoreFromTrash(
  db: Db,
  records: RecordTable,
  request: FastifyRequest,
  id: string,
  live: RestoredLive,
): Promise<StoredRecord> {
  const { entity } = records
  const trashed = await findTrashed(db, records, id)
  if (!trashed) throw noSuchRecord(entity)
  const call = { ...trashCallOf(request), body: request.body }
  requireRestorable(entity, trashed, deleterOf(trashed), call)
  return db.transaction(async (tx) => {
    const locked = await lockTrashed(tx, records, [id])
    const same = locked.filter(({ version }) => version === trashed.version)
    const [record] = await restoreRecords(tx, { records, request }, same, live)
    if (!record) throw noSuchRecord(entity)
    return record
  })
}
