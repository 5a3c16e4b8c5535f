import { sessionOf } from '../../identity/access/authorize'
import type { Db } from '../../platform/db/database'
import { newerVersion } from './authors'
import { areaOf } from '../table/areas'
import { loadRecord } from '../table/loadRecord'
import type { StoredRecord } from '../table/storedRecord'
import { changeRecords, type Change, type Changing } from './changeRecords'

/** Stores the change of one record by a call, in one transaction. Throws a 412 if the record has another version meanwhile. */
export async function storeChange(
  db: Db,
  context: Changing,
  change: Change,
): Promise<StoredRecord> {
  const { records, request } = context
  const { entity } = records
  const { checkChange } = areaOf(entity.area).hooks ?? {}
  const [changed] = await db.transaction(async (tx) => {
    await checkChange?.(tx, { ...change, session: sessionOf(request) })
    return changeRecords(tx, context, [change])
  })
  if (changed) return changed.after
  const newer = await loadRecord(db, records, String(change.stored[entity.idKey]))
  throw await newerVersion(db, entity, request, newer)
}
