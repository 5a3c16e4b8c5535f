import type { BulkEdition } from '@staff/contract'

import { sessionOf } from '../../identity/access/authorize'
import { areaOf } from '../table/areas'
import { auditRecords } from '../audit/auditRecords'
import type { Db } from '../../platform/db/database'
import { announceRecords } from '../table/recordStore'
import { releaseReferences } from '../trash/releaseReferences'
import { moveToTrash } from '../trash/moveToTrash'
import type { RecordContext } from '../table/recordTable'
import type { MovedBefore } from './bulkUndos.table'
import { lockRecords, type Found } from './lockRecords'
import { attempt, type BlockOutcome } from './outcome'

/** Moves the records of one block to the trash, by the rules of single deletions. */
export async function removeBlock(
  tx: Db,
  context: RecordContext,
  editions: readonly BulkEdition[],
): Promise<BlockOutcome> {
  const { records } = context
  const { found, refused } = await lockRecords(tx, context, editions)
  const { beforeRemove } = areaOf(records.entity.area).hooks ?? {}
  const removed = await attempt(tx, found, removing(context), beforeRemove !== undefined)
  if (removed.done.length > 0) await announceRecords(tx, records)
  return {
    done: removed.done.length,
    refused: [...refused, ...removed.refused],
    former: removed.done.length > 0 ? { deleted: removed.done } : undefined,
  }
}

function removing({ records, request }: RecordContext) {
  const { entity } = records
  const { beforeRemove } = areaOf(entity.area).hooks ?? {}
  const session = sessionOf(request)

  return async (tx: Db, found: readonly Found[]): Promise<MovedBefore[]> => {
    for (const { stored } of found) {
      await beforeRemove?.(tx, { stored, session })
    }
    const ids = found.map((each) => each.id)
    await releaseReferences(tx, entity, ids, request)
    const stored = found.map((each) => each.stored)
    await moveToTrash(tx, records, stored, session)
    await auditRecords(entity).allDeleted(tx, request, stored)
    return found.map(({ id, stored: { version } }) => ({ id, version: version + 1 }))
  }
}
