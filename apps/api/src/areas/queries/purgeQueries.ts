import { query } from '@staff/forms/content/query/query.entity'
import { inArray, lt, sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { deleteTraces } from '../../records/trash/deleteForever'
import { purgeTrashOf } from '../../records/trash/purgeTrash'
import { trash } from '../../records/trash/trash.table'
import { queries } from './queries.table'

/**
 * Deletes the queries that were received before a time for ever, oldest first, also those in the trash. What the audit keeps is that each
 * was deleted: no personal data. Several nodes can do it at the same time.
 */
export async function purgeQueries(db: Db, receivedBefore: Date): Promise<void> {
  let purged = BLOCK
  while (purged === BLOCK) {
    purged = await purgeBlock(db, receivedBefore)
  }
  const isOld = sql`(${trash.row} ->> 'created_at')::timestamptz < ${receivedBefore.toISOString()}::timestamptz`
  await purgeTrashOf(db, query, isOld, BY.name)
}

const BLOCK = 200

function purgeBlock(db: Db, receivedBefore: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ id: queries.id })
      .from(queries)
      .where(lt(queries.createdAt, receivedBefore))
      .orderBy(queries.createdAt)
      .limit(BLOCK)
      .for('update', { of: queries, skipLocked: true })
    if (found.length === 0) return 0
    const ids = found.map(({ id }) => id)
    await tx.delete(queries).where(inArray(queries.id, ids))
    const gone = ids.map((id) => ({ id, title: '' }))
    await deleteTraces(tx, query, gone, NO_REQUEST, BY)
    return found.length
  })
}

const NO_REQUEST = { session: null, ip: '', id: 'queries-days' }
const BY = { userId: null, name: 'QUERIES_DAYS' }
