import {
  appliedChanges,
  bulkChanges,
  bulkRefusal,
  isDraftNow,
  outcomeOf,
  replacePicture,
  type BulkChange,
  type BulkEdition,
  type BulkOutcome,
  type RecordBefore,
} from '@staff/contract'
import type { EntityValues } from '@staff/entity'

import { sessionOf } from '../../identity/access/authorize'
import { areaOf } from '../table/areas'
import type { Db } from '../../platform/db/database'
import { changedValues } from '../body/recordBody'
import type { RecordContext } from '../table/recordTable'
import type { StoredRecord } from '../table/storedRecord'
import { attempt, refusalIn } from '../write/attempt'
import { changeRecords, type Changing } from '../write/changeRecords'
import { lockRecords, readRecords, type Found } from './lockRecords'

/** A record of a block with its new values. */
interface FoundChange extends Found {
  changes: EntityValues
}

/** Changes the records of one block by the rules of single changes. */
export async function changeBlock(
  tx: Db,
  context: RecordContext,
  editions: readonly BulkEdition[],
  change: BulkChange,
): Promise<BulkOutcome> {
  const writing = { ...context, reason: 'bulk', live: 'follow' } as const
  return storeChanges(tx, writing, editions, changesBy(tx, context, change))
}

/** Puts another picture in the place of one in the records of one block, by the same rules. */
export async function replaceInBlock(
  tx: Db,
  context: RecordContext,
  editions: readonly BulkEdition[],
  pictures: { from: string; to: string },
): Promise<BulkOutcome> {
  const { entity } = context.records
  const wanted = (stored: StoredRecord) => replacePicture(entity, stored, pictures)
  const writing = { ...context, reason: 'bulk', live: 'follow' } as const
  return storeChanges(tx, writing, editions, validChanges(tx, context, wanted))
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

/** Returns a function that gives what a change makes of a record. Empty if it has these values already. */
function changesBy(db: Db, context: RecordContext, change: BulkChange) {
  const { entity } = context.records
  return validChanges(
    db,
    context,
    (stored) => bulkChanges(entity, change, stored),
    (stored, accepted) => appliedChanges(entity, change, stored, accepted),
  )
}

/** Returns a function that gives the valid new values of a record: of those that are wanted, as they are stored, what `applied` leaves. */
function validChanges(
  db: Db,
  { records: { entity }, request }: RecordContext,
  wantedOf: (stored: StoredRecord) => EntityValues,
  applied = (_stored: StoredRecord, accepted: EntityValues) => accepted,
) {
  const { checkChange } = areaOf(entity.area).hooks ?? {}
  const session = sessionOf(request)
  return async (stored: StoredRecord): Promise<EntityValues> => {
    const wanted = wantedOf(stored)
    if (Object.keys(wanted).length === 0) return {}
    const accepted = await changedValues(db, entity, stored, wanted, isDraftNow(stored))
    const changes = applied(stored, accepted)
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
    { ...context, reason: 'undone', live: 'follow' },
    changed,
    async (stored) => former.get(String(stored[idKey])) ?? {},
  )
}

async function storeChanges(
  tx: Db,
  context: Changing,
  editions: readonly BulkEdition[],
  changesOf: (stored: StoredRecord) => Promise<EntityValues>,
): Promise<BulkOutcome> {
  const { records } = context
  const sorted = await lockRecords(tx, context, editions)
  const { news, refused } = await planChanges(sorted, changesOf)
  const { beforeChange } = areaOf(records.entity.area).hooks ?? {}
  const stored = await attempt(
    tx,
    news,
    (inner, changing) => write(inner, context, changing),
    beforeChange !== undefined,
  )
  // Those that had the values already are neither done nor refused.
  return outcomeOf('change', { ...stored, refused: [...refused, ...stored.refused] })
}

/** The records of a block that change, and those that are refused. The others have the values already. */
async function planChanges(
  { found, refused }: Awaited<ReturnType<typeof lockRecords>>,
  changesOf: (stored: StoredRecord) => Promise<EntityValues>,
) {
  const changing: FoundChange[] = []
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

/** Writes changes together. Resolves to what undoes them. */
async function write(
  tx: Db,
  context: Changing,
  changing: readonly FoundChange[],
): Promise<RecordBefore[]> {
  const { idKey } = context.records.entity
  const stored = await changeRecords(tx, context, changing)
  return stored.map(({ before, after, changes }) => ({
    id: String(before[idKey]),
    version: after.version,
    values: Object.fromEntries(Object.keys(changes).map((name) => [name, before[name]])),
  }))
}
