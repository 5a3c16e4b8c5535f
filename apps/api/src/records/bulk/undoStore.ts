import { bulkMessages, Problem } from '@staff/contract'
import { and, desc, eq, gt, lt } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { bulkUndos, type Former } from './bulkUndos.table'

/** How long an action can be undone, in milliseconds. */
const UNDO_MS = 10 * 60_000

/** An undo that a person has in an area. */
export interface UndoOwner {
  id: string
  userId: string
  area: string
}

/** Stores what undoes a block, in the transaction of the block. */
export async function storeUndo(tx: Db, owner: UndoOwner, block: number, former: Former) {
  await tx.insert(bulkUndos).values({ ...owner, block, former, createdAt: new Date() })
}

/** The blocks that an undo has left, the newest first. Throws a 410 if there are none. */
export async function undoBlocks(db: Db, owner: UndoOwner): Promise<number[]> {
  const rows = await db
    .select({ block: bulkUndos.block })
    .from(bulkUndos)
    .where(and(isOwn(owner), gt(bulkUndos.createdAt, expiry())))
    .orderBy(desc(bulkUndos.block))
  if (rows.length === 0) throw new Problem(410, bulkMessages.undoGone)
  return rows.map(({ block }) => block)
}

/** Takes what undoes a block, so that nobody can undo it twice. Undefined if it was taken meanwhile. */
export async function takeUndo(
  tx: Db,
  owner: UndoOwner,
  block: number,
): Promise<Former | undefined> {
  const [row] = await tx
    .delete(bulkUndos)
    .where(and(isOwn(owner), eq(bulkUndos.block, block)))
    .returning({ former: bulkUndos.former })
  return row?.former
}

/** Deletes what can no longer be undone. */
export async function purgeUndos(db: Db): Promise<void> {
  await db.delete(bulkUndos).where(lt(bulkUndos.createdAt, expiry()))
}

function isOwn({ id, userId, area }: UndoOwner) {
  return and(eq(bulkUndos.id, id), eq(bulkUndos.userId, userId), eq(bulkUndos.area, area))
}

function expiry(): Date {
  return new Date(Date.now() - UNDO_MS)
}
