import type { AnyEntity } from '@staff/entity'
import { and, asc, eq, sql, type SQL } from 'drizzle-orm'

import { allEntities } from '../table/areas'
import type { Db } from '../../platform/db/database'
import { inBlocks } from '../../platform/db/inBlocks'
import { deleteTraces } from '../write/deleteTraces'
import { trash } from '../table/trash.table'

/** Deletes for ever what was deleted before a time, oldest first. Several nodes can do it at the same time. */
export async function purgeTrash(db: Db, deletedBefore: Date): Promise<void> {
  const isOld = sql`${trash.deletedAt} < ${deletedBefore.toISOString()}::timestamptz`
  for (const entity of allEntities()) await purgeTrashOf(db, entity, isOld, 'TRASH_DAYS')
}

/** Deletes for ever what a condition on the trash of an area finds, in the name of the setting that wants it. */
export async function purgeTrashOf(db: Db, entity: AnyEntity, condition: SQL, name: string) {
  await inBlocks(BLOCK, () => db.transaction((tx) => purgeBlock(tx, entity, condition, name)))
}

const BLOCK = 200

async function purgeBlock(tx: Db, entity: AnyEntity, condition: SQL, name: string) {
  const gone = await tx
    .select({ id: trash.recordId, title: trash.title })
    .from(trash)
    .where(and(eq(trash.area, entity.area), condition))
    .orderBy(asc(trash.deletedAt))
    .limit(BLOCK)
    .for('update', { skipLocked: true })
  const request = { session: null, ip: '', id: name.toLowerCase().replace('_', '-') }
  if (gone.length > 0) await deleteTraces(tx, entity, gone, request, { userId: null, name })
  return gone.length
}
