import {
  bulkMessages,
  MAX_BULK_RECORDS,
  RECORD_ID,
  refused,
  type BulkEdition,
  type ListParameters,
  type TrashCall,
} from '@staff/contract'
import type { Author } from '@staff/entity'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'

import { sessionOf } from '../../identity/access/authorize'
import type { Db } from '../../platform/db/database'
import { isTitled } from './listTrash'
import type { RecordTable } from '../table/recordTable'
import { isInTrash, trash, type Trashed } from '../table/trash.table'

/** The ids and versions of all records in the trash that match. Throws a 422 for more than one call may change. */
export async function findDeletedEditions(
  db: Db,
  { entity, limit }: RecordTable,
  { q }: Pick<ListParameters, 'q'>,
): Promise<BulkEdition[]> {
  const found = await db
    .select({ id: trash.recordId, version: trash.version })
    .from(trash)
    .where(and(eq(trash.area, entity.area), isTitled(q), limit?.trashed))
    .orderBy(...LAST_DELETED_FIRST)
    .limit(MAX_BULK_RECORDS + 1)
  if (found.length > MAX_BULK_RECORDS) throw refused({ all: bulkMessages.tooManyMatch })
  return found
}

/** A record in the trash; undefined if it is not there. */
export async function findTrashed(
  db: Db,
  { entity, limit }: RecordTable,
  id: string,
): Promise<Trashed | undefined> {
  if (!RECORD_ID.test(id)) return undefined
  const [found] = await db
    .select()
    .from(trash)
    .where(and(isInTrash(entity, [id]), limit?.trashed))
  return found
}

/** The records in the trash with these ids, locked until the end of the transaction. */
export async function lockTrashed(
  tx: Db,
  { entity, limit }: RecordTable,
  ids: readonly string[],
): Promise<Trashed[]> {
  return tx
    .select()
    .from(trash)
    .where(and(isInTrash(entity, ids), limit?.trashed))
    .orderBy(asc(trash.recordId))
    .for('update')
}

/** Who has deleted a record. */
export function deleterOf({ deletedById: userId, deletedByName: userName }: Trashed): Author {
  return { userId, userName }
}

/** What decides whether a call about a deleted record is refused. */
export function trashCallOf(request: FastifyRequest): TrashCall {
  return { ifMatch: request.headers['if-match'], caller: sessionOf(request) }
}

const LAST_DELETED_FIRST = [desc(trash.deletedAt), asc(trash.recordId)]
