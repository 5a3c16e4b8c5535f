import { outcomeOf, type BulkEdition, type BulkOutcome } from '@staff/contract'

import { areaOf } from '../table/areas'
import type { Db } from '../../platform/db/database'
import type { RecordContext } from '../table/recordTable'
import { attempt } from '../write/attempt'
import { trashRecords } from '../write/trashRecords'
import { lockRecords, type Found } from './lockRecords'

/** Moves the records of one block to the trash, by the rules of single deletions. */
export async function removeBlock(
  tx: Db,
  context: RecordContext,
  editions: readonly BulkEdition[],
): Promise<BulkOutcome> {
  const { entity } = context.records
  const { found, refused } = await lockRecords(tx, context, editions)
  const { beforeRemove } = areaOf(entity.area).hooks ?? {}
  const remove = async (inner: Db, removing: readonly Found[]) => {
    const stored = removing.map((each) => each.stored)
    const trashed = await trashRecords(inner, context, stored)
    // A deletion makes a new version.
    return trashed.map((record) => ({
      id: String(record[entity.idKey]),
      version: record.version + 1,
    }))
  }
  const removed = await attempt(tx, found, remove, beforeRemove !== undefined)
  return outcomeOf('delete', { ...removed, refused: [...refused, ...removed.refused] })
}
