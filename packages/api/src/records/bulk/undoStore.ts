import {
  bulkMessages,
  doneIn,
  openUndos,
  Problem,
  UNDO_MINUTES,
  type Done,
  type Former,
  type OpenUndo,
} from '@staff/contract'
import { and, desc, eq, not, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import { isoTime } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import { bulkUndos } from './bulkUndos.table'

/** An undo that a person has in an area. */
export interface UndoOwner {
  id: string
  userId: string
  area: string
}

/** A call of a person: the action that it goes on with, and its request. */
export interface UndoSource extends UndoOwner {
  firstId: string
  requestId: string
}

/** Stores what undoes a block, in the transaction of the block. */
export async function storeUndo(tx: Db, source: UndoSource, block: number, former: Former) {
  await tx.insert(bulkUndos).values({ ...source, block, former })
}

/** What a person can still undo in an area, the newest action first. The blocks of an action are one. */
export async function openUndosOf(
  db: Db,
  { userId, area }: Omit<UndoOwner, 'id'>,
): Promise<OpenUndo[]> {
  const blocks = await db
    .select({
      id: bulkUndos.id,
      firstId: bulkUndos.firstId,
      requestId: bulkUndos.requestId,
      // The only property of `former` names what was done, and lists the records.
      done: sql<Done>`(select key from jsonb_object_keys(${bulkUndos.former}) as key)`,
      count: sql<number>`(select jsonb_array_length(value) from jsonb_each(${bulkUndos.former}))`,
      at: isoTime(bulkUndos.createdAt),
    })
    .from(bulkUndos)
    .where(and(eq(bulkUndos.userId, userId), eq(bulkUndos.area, area), isLeft, isRecent))
    .orderBy(desc(bulkUndos.createdAt), desc(bulkUndos.block))
  return openUndos(blocks)
}

/** The areas in which a person can still undo an action, as a JSON array. */
export function undoAreasOf(userId: PgColumn): SQL {
  return sql`coalesce((select json_agg(distinct ${bulkUndos.area} order by ${bulkUndos.area}) from ${bulkUndos}
    where ${and(eq(bulkUndos.userId, userId), isLeft, isRecent)}), '[]')`
}

/** The blocks that an undo has left, the newest first. Throws a 410 if there are none. */
export async function undoBlocks(db: Db, owner: UndoOwner): Promise<number[]> {
  const rows = await db
    .select({ block: bulkUndos.block })
    .from(bulkUndos)
    .where(and(isOwn(owner), isLeft, isRecent))
    .orderBy(desc(bulkUndos.block))
  if (rows.length === 0) throw new Problem(410, bulkMessages.undoGone)
  return rows.map(({ block }) => block)
}

/** What an action has done, also when it was undone meanwhile. Throws a 410 if nobody knows any more. */
export async function doneBy(db: Db, owner: UndoOwner): Promise<Done> {
  const [row] = await db
    .select({ former: bulkUndos.former })
    .from(bulkUndos)
    .where(isOwn(owner))
    .limit(1)
  if (!row) throw new Problem(410, bulkMessages.undoGone)
  return doneIn(row.former)
}

/** Takes what undoes a block, so that nobody can undo it twice. Undefined if it was taken meanwhile. */
export async function takeUndo(
  tx: Db,
  owner: UndoOwner,
  block: number,
): Promise<Former | undefined> {
  const isBlock = and(isOwn(owner), eq(bulkUndos.block, block), isLeft)
  const [row] = await tx
    .select({ former: bulkUndos.former })
    .from(bulkUndos)
    .where(isBlock)
    .for('update')
  if (!row || 'undone' in row.former) return undefined
  await tx
    .update(bulkUndos)
    .set({ former: { undone: doneIn(row.former) } })
    .where(isBlock)
  return row.former
}

const isLeft = sql`not ${bulkUndos.former} ? 'undone'`

// The clock of the database, which is the same for all nodes.
const isRecent = sql`${bulkUndos.createdAt} > now() - make_interval(mins => ${UNDO_MINUTES})`

/** Deletes what can no longer be undone. */
export async function purgeUndos(db: Db): Promise<void> {
  await db.delete(bulkUndos).where(not(isRecent))
}

function isOwn({ id, userId, area }: UndoOwner) {
  return and(eq(bulkUndos.id, id), eq(bulkUndos.userId, userId), eq(bulkUndos.area, area))
}
