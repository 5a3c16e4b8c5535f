import { query } from '@staff/content/query/query.entity'
import { inArray, lt, sql } from 'drizzle-orm'

import { type Config, type Db, deleteTraces, inBlocks, purgeTrashOf } from '@staff/api'
import { trash } from '@staff/api/tables'
import { queries } from './queries.table'

/** Deletes the queries that are older than QUERIES_DAYS, if that is set. */
export async function purgeOldQueries(
  db: Db,
  { queriesDays }: Pick<Config, 'queriesDays'>,
  now: Date,
) {
  if (queriesDays > 0) await purgeQueries(db, new Date(now.getTime() - queriesDays * DAY_MS))
}

const DAY_MS = 24 * 60 * 60_000

/**
 * Deletes the queries that were received before a time for ever, oldest first, also those in the trash. What the audit keeps is that each
 * was deleted: no personal data. Several nodes can do it at the same time.
 */
async function purgeQueries(db: Db, receivedBefore: Date): Promise<void> {
  await inBlocks(BLOCK, () => purgeBlock(db, receivedBefore))
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
