import type { EntityValues } from '@staff/entity'
import type { FastifyRequest } from 'fastify'

import { sessionOf } from '../../identity/access/authorize'
import { areaOf } from '../table/areas'
import { auditRecords } from '../audit/auditRecords'
import type { ChangeAction } from '../audit/recordActs'
import type { Db } from '../../platform/db/database'
import { throwAtField } from '../body/refusedValue'
import { newerVersion } from './authors'
import { loadRecord } from '../table/loadRecord'
import { changeRecord } from '../table/recordStore'
import type { RecordTable } from '../table/recordTable'
import type { StoredRecord } from '../table/storedRecord'

/** A change of one record by a call. */
interface ChangeByCall {
  id: string
  stored: StoredRecord
  /** The valid new values. */
  changes: EntityValues
  request: FastifyRequest
  action: ChangeAction
}

/**
 * Stores the changes of a record by the rules of its area, with the audit entry and the revision, in one transaction. Throws a 412 if
 * the record has another version meanwhile.
 */
export async function storeChange(
  db: Db,
  records: RecordTable,
  { id, stored, changes, request, action }: ChangeByCall,
): Promise<StoredRecord> {
  const { entity } = records
  const { checkChange, beforeChange } = areaOf(entity.area).hooks ?? {}
  const change = { stored, changes, session: sessionOf(request) }
  const changed = await db.transaction(async (tx) => {
    await checkChange?.(tx, change)
    const columns = beforeChange ? await beforeChange(tx, change) : changes
    const edition = { id, version: stored.version }
    const record = await changeRecord(tx, records, edition, columns).catch(throwAtField(entity))
    if (record)
      await auditRecords(entity).changed(tx, request, { before: stored, after: record }, action)
    return record
  })
  if (changed) return changed
  throw await newerVersion(db, entity, request, await loadRecord(db, records, id))
}
