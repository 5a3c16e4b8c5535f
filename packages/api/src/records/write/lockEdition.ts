import { and, eq } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { loadRecord } from '../table/loadRecord'
import type { RecordContext } from '../table/recordTable'
import type { StoredRecord } from '../table/storedRecord'
import { newerVersion } from './authors'

/** Locks a record in this version until the end of the transaction. Throws a 404 if it is gone, and a 412 if it has another version meanwhile. */
export async function lockEdition(
  tx: Db,
  { records, request }: RecordContext,
  stored: StoredRecord,
): Promise<void> {
  const { entity, table, id, version } = records
  const isStored = eq(id, stored[entity.idKey])
  const locked = await tx
    .select({ id })
    .from(table)
    .where(and(isStored, eq(version, stored.version)))
    .for('update')
  if (locked.length > 0) return
  const newer = await loadRecord(tx, records, String(stored[entity.idKey]))
  throw await newerVersion(tx, entity, request, newer)
}
