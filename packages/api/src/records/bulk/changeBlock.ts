import {
  appliedChanges,
  bulkChanges,
  bulkRefusal,
  outcomeOf,
  type BulkChange,
  type BulkEdition,
  type BulkOutcome,
  type RecordBefore,
  type Reason,
} from '@staff/contract'
import type { EntityValues } from '@staff/entity'
import { inArray } from 'drizzle-orm'

import { sessionOf } from '../../identity/access/authorize'
import { areaOf } from '../table/areas'
import { auditRecords } from '../audit/auditRecords'
import type { Db } from '../../platform/db/database'
import { changedValues } from '../body/recordBody'
import { throwAtField } from '../body/refusedValue'
import { announceRecords } from '../table/recordStore'
import { selectionOf, type RecordContext } from '../table/recordTable'
import { toRecord, type StoredRecord } from '../table/storedRecord'
import { lockRecords, readRecords, type Found } from './lockRecords'
import { attempt, refusalIn } from './outcome'

/** A record with its new values. */
export interface Change extends Found {
  changes: EntityValues
}

/** Changes the records of one block by the rules of single changes. */
export async function changeBlock(
  tx: Db,
  context: RecordContext,
  editions: readonly BulkEdition[],
  change: BulkChange,
): Promise<BulkOutcome> {
  return storeChanges(tx, { ...context, reason: 'bulk' }, editions, changesBy(tx, context, change))
}

/** What `changeBlock` would store of a block, without a lock. Only the refusals that a write itself gets are not known. */
export async function foreseeBlock(
  db: Db,
  context: RecordContext,
  editions: readonly BulkEdition[],
  change: BulkChange,
) {
  const sorted = await readRecords(db, context, editions)
  return { found: sorted.found, ...(await planChanges(sorted, changesBy(db, context, change))) }
}

/** Returns a function that gives the valid new values of a record. Empty if it has them already. */
function changesBy(db: Db, { records: { entity }, request }: RecordContext, change: BulkChange) {
  const { checkChange } = areaOf(entity.area).hooks ?? {}
  const session = sessionOf(request)
  return async (stored: StoredRecord): Promise<EntityValues> => {
    const wanted = bulkChanges(entity, change, stored)
    if (Object.keys(wanted).length === 0) return {}
    const accepted = await changedValues(db, entity, stored, wanted)
    const changes = appliedChanges(entity, change, stored, accepted)
    await checkChange?.(db, { stored, changes, session })
    return changes
  }
}

/** Gives the records of an undone block their former values. They were valid when they were stored. */
export async function revertBlock(
  tx: Db,
  context: RecordContext,
  changed: readonly RecordBefore[],
): Promise<BulkOutcome> {
  const former = new Map(changed.map(({ id, values }) => [id, values]))
  const { idKey } = context.records.entity
  return storeChanges(
    tx,
    { ...context, reason: 'undone' },
    changed,
    async (stored) => former.get(String(stored[idKey])) ?? {},
  )
}

/** What writes of several records have in common, and why they are made. */
interface Writing extends RecordContext {
  reason: Reason
}

async function storeChanges(
  tx: Db,
  context: Writing,
  editions: readonly BulkEdition[],
  changesOf: (stored: StoredRecord) => Promise<EntityValues>,
): Promise<BulkOutcome> {
  const { records } = context
  const sorted = await lockRecords(tx, context, editions)
  const { news, refused } = await planChanges(sorted, changesOf)
  const { beforeChange } = areaOf(records.entity.area).hooks ?? {}
  const stored = await attempt(tx, news, writing(context), beforeChange !== undefined)
  if (stored.done.length > 0) await announceRecords(tx, records)
  // Those that had the values already are neither done nor refused.
  return outcomeOf('change', { ...stored, refused: [...refused, ...stored.refused] })
}

/** The records of a block that change, and those that are refused. The others have the values already. */
async function planChanges(
  { found, refused }: Awaited<ReturnType<typeof lockRecords>>,
  changesOf: (stored: StoredRecord) => Promise<EntityValues>,
) {
  const changing: Change[] = []
  const all = [...refused]
  for (const item of found) {
    try {
      changing.push({ ...item, changes: await changesOf(item.stored) })
    } catch (error) {
      all.push(bulkRefusal(item, refusalIn(error)))
    }
  }
  return { news: changing.filter(({ changes }) => Object.keys(changes).length > 0), refused: all }
}

/** Writes changes: one statement for all records that get the same values, and one for their audit entries and revisions. */
export function writing({ records, request, reason }: Writing) {
  const { entity, table, id } = records
  const { beforeChange } = areaOf(entity.area).hooks ?? {}
  const audit = auditRecords(entity)
  const atField = throwAtField(entity)
  const session = sessionOf(request)

  return async (tx: Db, changing: readonly Change[]): Promise<RecordBefore[]> => {
    const groups = new Map<string, { columns: EntityValues; ids: string[] }>()
    for (const { id: each, stored, changes } of changing) {
      const columns = beforeChange ? await beforeChange(tx, { stored, changes, session }) : changes
      const key = JSON.stringify(columns)
      const group = groups.get(key) ?? { columns, ids: [] }
      group.ids.push(each)
      groups.set(key, group)
    }
    const after = new Map<string, StoredRecord>()
    for (const { columns, ids } of groups.values()) {
      const rows = await tx
        .update(table)
        .set(columns)
        .where(inArray(id, ids))
        .returning(selectionOf(records))
        .catch(atField)
      for (const record of rows.map(toRecord)) after.set(String(record[entity.idKey]), record)
    }
    const pairs = changing.flatMap(({ id: each, stored, changes }) => {
      const record = after.get(each)
      return record ? [{ id: each, before: stored, after: record, changes }] : []
    })
    await audit.allChanged(tx, request, pairs, reason)
    return pairs.map(({ id: each, before, after: { version }, changes }) => ({
      id: each,
      version,
      values: Object.fromEntries(Object.keys(changes).map((name) => [name, before[name]])),
    }))
  }
}
