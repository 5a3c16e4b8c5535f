import { outcomeOf, type BulkEdition, type BulkOutcome, type RecordBefore } from '@staff/contract'

import type { Db } from '../../platform/db/database'
import type { RecordContext } from '../table/recordTable'
import { attempt } from '../write/attempt'
import { deleteTraces } from '../write/deleteTraces'
import { restoreRecords, type RestoredLive } from '../write/restoreRecords'
import { lockDeleted, type FoundDeleted } from './lockDeleted'

/** Brings the records of one block back from the trash, by the rules of single restores. */
export async function restoreBlock(
  tx: Db,
  context: RecordContext,
  editions: readonly BulkEdition[],
  live: RestoredLive,
): Promise<BulkOutcome> {
  const { records } = context
  const { found, refused } = await lockDeleted(tx, records, editions)
  const restored = await attempt(tx, found, restoring(context, live))
  return outcomeOf('restore', { ...restored, refused: [...refused, ...restored.refused] })
}

function restoring(context: RecordContext, live: RestoredLive) {
  return async (tx: Db, found: readonly FoundDeleted[]): Promise<RecordBefore[]> => {
    const all = found.map(({ trashed }) => trashed)
    await restoreRecords(tx, context, all, live)
    // A restore is a version of its own.
    return all.map(({ recordId, version }) => ({ id: recordId, version: version + 1 }))
  }
}

/** Deletes the records of one block for ever, out of the trash. */
export async function deleteForeverBlock(
  tx: Db,
  { records, request }: RecordContext,
  editions: readonly BulkEdition[],
): Promise<BulkOutcome> {
  const { found, refused } = await lockDeleted(tx, records, editions)
  if (found.length > 0) await deleteTraces(tx, records.entity, found, request)
  const done = found.map(({ id, trashed: { version } }) => ({ id, version }))
  return outcomeOf('delete-forever', { done, refused })
}
