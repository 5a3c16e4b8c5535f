import {
  acceptBulk,
  bulkMessages,
  bulkResult,
  isLiveStep,
  opensTo,
  Problem,
  stepBack,
  stepOf,
  type AcceptedBulk,
  type AreaCalls,
  type BulkChange,
  type BulkEdition,
  type BulkOutcome,
  type BulkResult,
  type BulkStep,
  type Former,
} from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import type { FastifyInstance } from 'fastify'
import { v7 } from 'uuid'

import { sessionOf } from '../../identity/access/authorize'
import type { Db } from '../../platform/db/database'
import { serveCall } from '../../platform/requests/serveCall'
import { withIdempotencyKey } from '../../platform/requests/idempotency'
import { readableBy } from '../table/readableBy'
import type { RecordTable, RecordContext } from '../table/recordTable'
import { requireBulkRight, requireStill } from './bulkRight'
import { changeBlock, revertBlock } from './changeBlock'
import { liveBlock } from './liveBlock'
import { previewBlocks } from './previewBlocks'
import { removeBlock } from './removeBlock'
import { findTargets, inOrderOf, pauseForOthers } from './targets'
import { deleteForeverBlock, restoreBlock } from './trashBlocks'
import type { RestoredLive } from '../write/restoreRecords'
import {
  openUndosOf,
  purgeUndos,
  storeUndo,
  takeUndo,
  undoBlocks,
  type UndoOwner,
} from './undoStore'

/** One transaction of a call. */
type Block = (tx: Db) => Promise<BulkOutcome>

/** The blocks of a call, and what it leaves for the next one. */
interface Plan extends Pick<BulkResult, 'undo' | 'rest'> {
  blocks: Block[]
}

/** Serves the call that changes many records, in one transaction for each block with its audit entries and its undo, and the list of undos. */
export function bulkRoute(
  app: FastifyInstance,
  db: Db,
  records: RecordTable,
  { bulk, undos }: Pick<AreaCalls, 'bulk' | 'undos'>,
) {
  const { entity } = records
  serveCall(app, undos, async (request) => {
    const { userId } = sessionOf(request)
    return { undos: await openUndosOf(db, { userId, area: entity.area }) }
  })

  serveCall(app, bulk, async (request, reply) => {
    const call = acceptBulk(entity, request.body)
    // Before the key: a repeated call needs the right, too.
    const needed = await requireBulkRight(db, entity, call, request)
    const context = { records: readableBy(records, sessionOf(request)), request }
    if (call.action !== 'undo' && call.isPreview) return previewBlocks(db, context, call)
    const allowed = async (tx: Db, block: Block) => {
      await requireStill(tx, needed, request)
      return block(tx)
    }
    return withIdempotencyKey(db, request, reply, async () => {
      await purgeUndos(db)
      const { blocks, undo, rest } = await planOf(db, context, call)
      const outcomes: BulkOutcome[] = []
      for (const block of blocks.slice(0, -1)) {
        outcomes.push(await db.transaction((tx) => allowed(tx, block)))
        await pauseForOthers()
      }
      return async (tx) => {
        const last = await Promise.all(blocks.slice(-1).map((block) => allowed(tx, block)))
        const all = [...outcomes, ...last]
        const body = bulkResult(all, { undo, rest })
        return { status: 200, headers: {}, body, storedBody: withoutPersonal(entity, body) }
      }
    })
  })
}

/** The result for repeated calls, which is kept for a day: a title that is personal data would outlive its record. */
function withoutPersonal({ isPersonal }: AnyEntity, result: BulkResult): BulkResult {
  if (!isPersonal) return result
  return { ...result, refused: result.refused.map((each) => ({ ...each, title: '' })) }
}

async function planOf(db: Db, context: RecordContext, call: AcceptedBulk): Promise<Plan> {
  const { entity } = context.records
  const { userId } = sessionOf(context.request)
  if (call.action === 'undo')
    return planUndo(db, context, { id: call.undo, userId, area: entity.area })
  const { blocks, rest } = await findTargets(db, context, call)
  const id = v7()
  const source = {
    id,
    userId,
    area: entity.area,
    firstId: call.continues ?? id,
    requestId: context.request.id,
  }
  return {
    undo: id,
    rest,
    blocks: blocks.map((block, index) => async (tx) => {
      const outcome = await actOn(tx, context, block, call)
      if (outcome.former) await storeUndo(tx, source, index, outcome.former)
      return { ...outcome, refused: inOrderOf(block, outcome.refused) }
    }),
  }
}

/** Does the action with the records of one block. */
function actOn(
  tx: Db,
  context: RecordContext,
  block: readonly BulkEdition[],
  change: BulkChange,
): Promise<BulkOutcome> {
  const step = stepOf(change.action)
  if (step === 'change') return changeBlock(tx, context, block, change)
  return moveBlock(tx, context, block, { step, restored: 'nothing' })
}

interface Move {
  step: Exclude<BulkStep, 'change'>
  /** What a restore brings to the public site. */
  restored: RestoredLive
}

/** Moves the records of one block into the trash or out of it, or to the public site or from it. */
function moveBlock(
  tx: Db,
  context: RecordContext,
  block: readonly BulkEdition[],
  { step, restored }: Move,
): Promise<BulkOutcome> {
  if (isLiveStep(step)) return liveBlock(tx, context, block, step)
  if (step === 'delete') return removeBlock(tx, context, block)
  if (step === 'restore') return restoreBlock(tx, context, block, restored)
  return deleteForeverBlock(tx, context, block)
}

async function planUndo(db: Db, context: RecordContext, owner: UndoOwner): Promise<Plan> {
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

function undoBlock(tx: Db, context: RecordContext, former: Former): Promise<BulkOutcome> {
  const { step, records } = stepBack(former)
  if (step === 'change') return revertBlock(tx, context, records)
  // The undo of a deletion brings everything back, also to the public site.
  const { entity } = context.records
  const mayPublish = opensTo(sessionOf(context.request), entity, 'publish')
  return moveBlock(tx, context, records, { step, restored: mayPublish ? 'former' : 'nothing' })
}
