import { BULK_BLOCK, opensTo, type BulkEdition, type ReplacedPicture } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { v7 } from 'uuid'

import { sessionOf } from '../../identity/access/authorize'
import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { replaceInBlock } from '../bulk/changeBlock'
import { purgeUndos, storeUndo } from '../bulk/undoStore'
import { allEntities } from '../table/areas'
import { readableBy } from '../table/readableBy'
import { recordTable } from '../table/recordTable'
import { uses } from './uses.table'

/** The two pictures of a replacement, by their hashes. */
export interface PictureChange {
  from: string
  to: string
}

/**
 * Puts another picture in the place of one in all records that the caller may edit, by the rules of bulk changes: what they may not publish stays a
 * change that is not public. Each area has an undo of its own.
 */
export async function replaceEverywhere(
  tx: Db,
  request: FastifyRequest,
  change: PictureChange,
): Promise<ReplacedPicture> {
  await purgeUndos(tx)
  const result: ReplacedPicture = { done: 0, refused: [], undos: [], hidden: 0 }
  for (const entity of allEntities()) {
    const all = await countWith(tx, entity, change.from)
    if (all === 0) continue
    const editions = await editionsWith(tx, entity, request, change.from)
    result.hidden += all - editions.length
    await replaceInArea(tx, { entity, request, editions, change }, result)
  }
  return result
}

interface AreaChange {
  entity: AnyEntity
  request: FastifyRequest
  editions: readonly BulkEdition[]
  change: PictureChange
}

async function replaceInArea(
  tx: Db,
  { entity, request, editions, change }: AreaChange,
  result: ReplacedPicture,
) {
  const session = sessionOf(request)
  const context = { records: readableBy(recordTable(entity), session), request }
  const undo = v7()
  const source = {
    id: undo,
    userId: session.userId,
    area: entity.area,
    firstId: undo,
    requestId: request.id,
  }
  let isUndoable = false
  for (let start = 0; start < editions.length; start += BULK_BLOCK) {
    const block = editions.slice(start, start + BULK_BLOCK)
    const outcome = await replaceInBlock(tx, context, block, change)
    result.done += outcome.done
    result.refused.push(
      ...outcome.refused.map((each) => Object.assign({ area: entity.area }, each)),
    )
    if (!outcome.former) continue
    await storeUndo(tx, source, start / BULK_BLOCK, outcome.former)
    isUndoable = true
  }
  if (isUndoable) result.undos.push({ area: entity.area, undo })
}

const isOfPicture = (entity: AnyEntity, hash: string) =>
  sql`${uses.target} = ${hash} and ${uses.kind} = 'picture' and ${uses.place} = 'working' and ${uses.area} = ${entity.area}`

async function countWith(tx: Db, entity: AnyEntity, hash: string): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    tx,
    sql`select count(distinct ${uses.recordId})::int as count from ${uses} where ${isOfPicture(entity, hash)}`,
  )
  return row?.count ?? 0
}

/** The records of an area with a picture that the caller may edit. */
async function editionsWith(
  tx: Db,
  entity: AnyEntity,
  request: FastifyRequest,
  hash: string,
): Promise<BulkEdition[]> {
  const session = sessionOf(request)
  if (!opensTo(session, entity, 'edit')) return []
  const { source, id, version } = readableBy(recordTable(entity), session)
  return queryRows<BulkEdition>(
    tx,
    sql`select ${id} as id, ${version} as version from ${source}
      where ${id} in (select ${uses.recordId} from ${uses} where ${isOfPicture(entity, hash)}) order by ${id}`,
  )
}
