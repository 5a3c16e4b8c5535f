import { sessionOf } from '../../identity/access/authorize'
import { auditRecords } from '../audit/auditRecords'
import { publishNow } from '../live/goLive'
import type { Db } from '../../platform/db/database'
import type { RecordContext } from '../table/recordTable'
import type { StoredRecord } from '../table/storedRecord'
import { lockEdition } from './lockEdition'

/** Shows the stored version of a record on the public site from now on. Throws a 412 if it has another version meanwhile. */
export async function publishStored(db: Db, context: RecordContext, stored: StoredRecord) {
  const { records, request } = context
  const { entity } = records
  await db.transaction(async (tx) => {
    await lockEdition(tx, context, stored)
    const changed = await publishNow(tx, entity, [stored], sessionOf(request))
    if (changed.length === 0) return
    await auditRecords(entity).live(tx, request, changed, 'publish')
  })
}
