import type { BulkEdition } from '@staff/contract'

import type { Db } from '../../platform/db/database'
import { announceRecords } from '../table/recordStore'
import { deleteTraces } from '../trash/deleteForever'
import { restoreTrashed } from '../trash/restoreTrashed'
import type { RecordContext } from '../table/recordTable'
import type { MovedBefore } from './bulkUndos.table'
import { lockDeleted, type FoundDeleted } from './lockDeleted'
import { attempt, type BlockOutcome } from './outcome'

/** Brings the records of one block back from the trash, by the rules of single restores. */
export async function restoreBlock(
  tx: Db,
  context: RecordContext,
  editions: readonly BulkEdition[],
): Promise<BlockOutcome> {
  const { records } = context
  const { found, refused } = await lockDeleted(tx, records, editions)
  const restored = await attempt(tx, found, restoring(context))
  if (restored.done.length > 0) await announceRecords(tx, records)
  return {
    done: restored.done.length,
    refused: [...refused, ...restored.refused],
    former: restored.done.length > 0 ? { restored: restored.done } : undefined,
  }
}

function restoring(context: RecordContext) {
  return async (tx: Db, found: readonly FoundDeleted[]): Promise<MovedBefore[]> => {
    const all = found.map(({ trashed }) => trashed)
    await restoreTrashed(tx, context, all)
    // A restore is a version of its own.
    return all.map(({ recordId, version }) => ({ id: recordId, version: version + 1 }))
  }
}

/** Deletes the records of one block for ever, out of the trash. */
export async function deleteForeverBlock(
  tx: Db,
  { records, request }: RecordContext,
  editions: readonly BulkEdition[],
): Promise<BlockOutcome> {
  const { found, refused } = await lockDeleted(tx, records, editions)
  if (found.length > 0) await deleteTraces(tx, records.entity, found, request)
  return { done: found.length, refused, former: undefined }
}
