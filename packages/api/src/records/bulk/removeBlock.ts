import { outcomeOf, type BulkEdition, type BulkOutcome, type RecordBefore } from '@staff/contract'

import { sessionOf } from '../../identity/access/authorize'
import { areaOf } from '../table/areas'
import { auditRecords } from '../audit/auditRecords'
import type { Db } from '../../platform/db/database'
import { announceRecords } from '../table/recordStore'
import { releaseReferences } from '../trash/releaseReferences'
import { moveToTrash } from '../trash/moveToTrash'
import type { RecordContext } from '../table/recordTable'
import { lockRecords, type Found } from './lockRecords'
import { attempt } from './outcome'

/** Moves the records of one block to the trash, by the rules of single deletions. */
export async function removeBlock(
  tx: Db,
  context: RecordContext,
  editions: readonly BulkEdition[],
): Promise<BulkOutcome> {
  const { records } = context
  const { found, refused } = await lockRecords(tx, context, editions)
  const { beforeRemove } = areaOf(records.entity.area).hooks ?? {}
  const removed = await attempt(tx, found, removing(context), beforeRemove !== undefined)
  if (removed.done.length > 0) await announceRecords(tx, records)
  return outcomeOf('delete', { ...removed, refused: [...refused, ...removed.refused] })
}

function removing({ records, request }: RecordContext) {
  const { entity } = records
  const { beforeRemove } = areaOf(entity.area).hooks ?? {}
  const session = sessionOf(request)

  return async (tx: Db, found: readonly Found[]): Promise<RecordBefore[]> => {
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
