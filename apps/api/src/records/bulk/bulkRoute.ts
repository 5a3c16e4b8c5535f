import { setTimeout as sleep } from 'node:timers/promises'

import {
  acceptBulk,
  BULK_BLOCK,
  bulkActions,
  bulkMessages,
  isTrashAction,
  opensTo,
  Problem,
  sessionMessages,
  type AcceptedBulk,
  type AreaCalls,
  type BulkEdition,
  type BulkRefusal,
  type BulkResult,
} from '@staff/contract'
import type { AnyEntity } from '@staff/forms/entity'
import type { FastifyInstance } from 'fastify'
import { v7 } from 'uuid'

import { sessionOf } from '../../access/authorize'
import type { Db } from '../../db/database'
import { serveCall } from '../../http/serveCall'
import { withIdempotencyKey } from '../../requests/idempotency'
import type { RecordTable } from '../table/recordTable'
import { findDeletedEditions } from '../trash/findTrashed'
import type { Former } from './bulkUndos.table'
import { changeBlock, revertBlock } from './changeBlock'
import { findEditions } from './findEditions'
import type { BlockOutcome, BulkContext } from './outcome'
import { removeBlock } from './removeBlock'
import { deleteForeverBlock, restoreBlock } from './trashBlocks'
import { purgeUndos, storeUndo, takeUndo, undoBlocks, type UndoOwner } from './undoStore'

/** Between two blocks the calls of others get their turn: the embedded database has one connection for all. */
const PAUSE_MS = 20

/** One transaction of a call. */
type Block = (tx: Db) => Promise<BlockOutcome>

type Action = Exclude<AcceptedBulk, { action: 'undo' }>

/** The blocks of a call, and what it leaves for the next one. */
interface Plan extends Pick<BulkResult, 'undo' | 'rest'> {
  blocks: Block[]
}

/** Serves the call that changes many records: in one transaction for each block, with its audit entries and its undo. */
export function bulkRoute(
  app: FastifyInstance,
  db: Db,
  records: RecordTable,
  { bulk }: Pick<AreaCalls, 'bulk'>,
) {
  const { entity } = records
  serveCall(app, bulk, (request, reply) =>
    withIdempotencyKey(db, request, reply, async () => {
      const call = acceptBulk(entity, request.body)
      requireRight(records, call, sessionOf(request).roleTypeId)
      await purgeUndos(db)
      const { blocks, undo, rest } = await planOf(db, { records, request }, call)
      const outcomes: BlockOutcome[] = []
      for (const block of blocks.slice(0, -1)) {
        // oxlint-disable-next-line no-await-in-loop -- One transaction after the other.
        outcomes.push(await db.transaction(block))
        // oxlint-disable-next-line no-await-in-loop -- See PAUSE_MS.
        await sleep(PAUSE_MS)
      }
      return async (tx) => {
        const last = await Promise.all(blocks.slice(-1).map((block) => block(tx)))
        const all = [...outcomes, ...last]
        const body: BulkResult = {
          done: all.reduce((sum, { done }) => sum + done, 0),
          refused: all
            .flatMap(({ refused }) => refused)
            .map(({ id, title, message }) => ({ id, title, message })),
          undo: all.some(({ former }) => former) ? undo : null,
          rest,
        }
        return { status: 200, headers: {}, body, storedBody: withoutPersonal(entity, body) }
      }
    }),
  )
}

/** The result for repeated calls, which is kept for a day: a title that is personal data would outlive its record. */
function withoutPersonal({ isPersonal }: AnyEntity, result: BulkResult): BulkResult {
  if (!isPersonal) return result
  return { ...result, refused: result.refused.map((each) => ({ ...each, title: '' })) }
}

/** Throws a 403 unless the caller may do the action. An undo needs the right to what was done, which its owner had. */
function requireRight({ entity }: RecordTable, { action }: AcceptedBulk, roleTypeId: number) {
  if (action === 'undo') return
  const who = bulkActions(entity).find(([each]) => each === action)?.[1]
  if (!opensTo({ roleTypeId }, who)) throw new Problem(403, sessionMessages.notAllowed)
}

async function planOf(db: Db, context: BulkContext, call: AcceptedBulk): Promise<Plan> {
  const { entity } = context.records
  const { userId } = sessionOf(context.request)
  if (call.action === 'undo')
    return planUndo(db, context, { id: call.undo, userId, area: entity.area })
  const { records, limit, values, action } = call
  const editions = Array.isArray(records)
    ? records
    : isTrashAction(action)
      ? await findDeletedEditions(db, entity, records)
      : await findEditions(db, context.records, records)
  const owner = { id: v7(), userId, area: entity.area }
  const later = editions.slice(limit)
  return {
    undo: owner.id,
    rest: {
      ids: later.map(({ id }) => id),
      versions: later.flatMap(({ version }) => version ?? []),
    },
    blocks: blocksOf(editions.slice(0, limit)).map((block, index) => async (tx) => {
      const outcome = await actOn(tx, context, block, { action, values })
      if (outcome.former) await storeUndo(tx, owner, index, outcome.former)
      return { ...outcome, refused: inOrderOf(block, outcome.refused) }
    }),
  }
}

/** Does the action with the records of one block. */
function actOn(
  tx: Db,
  context: BulkContext,
  block: readonly BulkEdition[],
  { action, values }: Pick<Action, 'action' | 'values'>,
): Promise<BlockOutcome> {
  if (action === 'delete') return removeBlock(tx, context, block)
  if (action === 'restore') return restoreBlock(tx, context, block)
  if (action === 'delete-forever') return deleteForeverBlock(tx, context, block)
  return changeBlock(tx, context, block, { action, values })
}

async function planUndo(db: Db, context: BulkContext, owner: UndoOwner): Promise<Plan> {
  const blocks = await undoBlocks(db, owner)
  return {
    undo: null,
    rest: { ids: [], versions: [] },
    blocks: blocks.map((block) => async (tx) => {
      const former = await takeUndo(tx, owner, block)
      if (!former) throw new Problem(410, bulkMessages.undoGone)
      const outcome = await undoBlock(tx, context, former)
      return { ...outcome, former: undefined }
    }),
  }
}

function undoBlock(tx: Db, context: BulkContext, former: Former): Promise<BlockOutcome> {
  if ('deleted' in former) return restoreBlock(tx, context, former.deleted)
  if ('restored' in former) return removeBlock(tx, context, former.restored)
  return revertBlock(tx, context, former.changed)
}

function inOrderOf(editions: readonly BulkEdition[], refused: readonly BulkRefusal[]) {
  const positions = new Map(editions.map(({ id }, index) => [id, index]))
  const positionOf = ({ id }: BulkRefusal) => positions.get(id) ?? 0
  return refused.toSorted((one, other) => positionOf(one) - positionOf(other))
}

function blocksOf(editions: readonly BulkEdition[]): BulkEdition[][] {
  return Array.from({ length: Math.ceil(editions.length / BULK_BLOCK) }, (_, index) =>
    editions.slice(index * BULK_BLOCK, (index + 1) * BULK_BLOCK),
  )
}
