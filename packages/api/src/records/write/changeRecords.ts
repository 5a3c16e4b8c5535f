import { requireRight } from '@staff/contract'
import type { EntityValues } from '@staff/entity'

import { sessionOf } from '../../identity/access/authorize'
import { auditRecords } from '../audit/auditRecords'
import { goLive, type GoingLive } from '../live/goLive'
import type { ChangeReason, Changed } from '../audit/recordActs'
import type { Db } from '../../platform/db/database'
import { areaOf } from '../table/areas'
import type { Edition } from '../table/recordStore'
import type { RecordContext } from '../table/recordTable'
import type { StoredRecord } from '../table/storedRecord'
import { updateRecords } from './updateRecords'

/** A record and its valid new values. */
export interface Change {
  stored: StoredRecord
  changes: EntityValues
}

/** What the changes of one call have in common, and why they are made. */
export interface Changing extends RecordContext {
  reason: ChangeReason
  /** What the changes do to what the public site shows. */
  live: GoingLive
}

/** A change that was stored. */
export interface StoredChange extends Changed {
  changes: EntityValues
}

/**
 * Changes records by the rules of their area: one statement for all that get the same values, and
 * one for their audit entries and revisions. Leaves out a record that has another version meanwhile. Throws a 422 at the field for a value
 * that the database refuses.
 */
export async function changeRecords(
  tx: Db,
  { records, request, reason, live }: Changing,
  changing: readonly Change[],
): Promise<StoredChange[]> {
  const { entity } = records
  requireRight(sessionOf(request), entity, 'edit')
  const after = new Map<string, StoredRecord>()
  for (const { columns, editions } of await groupByColumns(tx, { records, request }, changing))
    for (const record of await updateRecords(tx, records, editions, columns))
      after.set(String(record[entity.idKey]), record)
  const stored = changing.flatMap(({ stored: before, changes }) => {
    const record = after.get(String(before[entity.idKey]))
    return record ? [{ before, after: record, changes }] : []
  })
  if (stored.length === 0) return []
  // Announces what changes on the public site. A draft changes nothing there.
  await goLive(tx, { records, request }, stored, live)
  await auditRecords(entity).changed(tx, request, stored, reason)
  return stored
}

/** The columns to store, each with the records that get them. */
async function groupByColumns(
  tx: Db,
  { records: { entity }, request }: RecordContext,
  changing: readonly Change[],
) {
  const { beforeChange } = areaOf(entity.area).hooks ?? {}
  const session = sessionOf(request)
  const { sendsMails } = request.server
  const groups = new Map<string, { columns: EntityValues; editions: Edition[] }>()
  for (const { stored, changes } of changing) {
    const columns = beforeChange
      ? await beforeChange(tx, { stored, changes, session, sendsMails })
      : changes
    const key = JSON.stringify(columns)
    const group = groups.get(key) ?? { columns, editions: [] }
    group.editions.push({ id: String(stored[entity.idKey]), version: stored.version })
    groups.set(key, group)
  }
  return groups.values()
}
