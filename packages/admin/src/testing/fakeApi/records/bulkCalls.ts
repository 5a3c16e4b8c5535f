import {
  acceptBulk,
  bulkMessages,
  bulkResult,
  bulkRight,
  doneIn,
  isTrashAction,
  MAX_BULK_RECORDS,
  openUndos,
  Problem,
  refused,
  requireAccess,
  stepBack,
  takeTargets,
  type AcceptedBulk,
  type BulkEdition,
  type BulkResult,
  type Former,
  type UndoBlock,
  type Undone,
} from '@staff/contract'
import type { AnyEntity } from '@staff/entity'

import type { FakeHandler, FakeRequest } from '../fakeAnswer'
import type { FakeServer } from '../fakeContent'
import type { FakePerson } from '../personal/fakePeople'
import type { FakeRow } from '../store/versions'
import { bulkActs, pictureAct, type BulkAct, type PictureChange } from './bulkActs'
import { pageOf } from './readCalls'
import { trashedIn } from './trashCalls'

/** What undoes an action of a person. The clock of a story stands still, so none expires. */
interface StoredUndo {
  block: UndoBlock
  userId: string
  former: Former | Undone
}

/** The handlers of the call that changes many records of an entity, and of the list of what can be undone. */
export function bulkHandlers(server: FakeServer, entity: AnyEntity) {
  const acts = bulkActs(server, entity)
  const putOther = pictureAct(server, entity)
  const stored = new Map<string, StoredUndo>()

  /** What undoes an action of the caller, also after the undo. Throws a 410 if there is none. */
  function load(id: string, { userId }: FakePerson): StoredUndo {
    const found = stored.get(id)
    if (found?.userId === userId) return found
    throw new Problem(410, bulkMessages.undoGone)
  }

  function requireRight(call: AcceptedBulk, caller: FakePerson) {
    const done = call.action === 'undo' ? doneIn(load(call.undo, caller).former) : undefined
    requireAccess(caller, bulkRight(entity, call, done))
  }

  function act(call: BulkAct, caller: FakePerson): BulkResult {
    const { targets, rest } = takeTargets(editionsOf(server, entity, call), call.limit)
    const { preview, ...outcome } = acts.act(call, targets, caller)
    const id = outcome.former ? keep(call, outcome.former, caller) : null
    return { ...bulkResult([outcome], { undo: id, rest }), ...(preview && { preview }) }
  }

  function keep({ continues }: Pick<BulkAct, 'continues'>, former: Former, { userId }: FakePerson) {
    const id = crypto.randomUUID()
    const count = stepBack(former).records.length
    const about = { done: doneIn(former), count, at: new Date().toISOString() }
    const block = { id, firstId: continues ?? id, requestId: null, ...about }
    stored.set(id, { block, userId, former })
    return id
  }

  function undo(id: string, caller: FakePerson): BulkResult {
    const found = load(id, caller)
    const { former } = found
    if ('undone' in former) throw new Problem(410, bulkMessages.undoGone)
    stored.set(id, { ...found, former: { undone: doneIn(former) } })
    return bulkResult([acts.undo(former, caller)], { undo: null })
  }

  const bulk: FakeHandler = (request) => {
    const { body, caller } = request
    const call = acceptBulk(entity, body)
    requireRight(call, caller)
    if (call.action === 'undo')
      return server.repeats.once(request, () => ({ status: 200, body: undo(call.undo, caller) }))
    const acted = () => ({ status: 200, body: act(call, caller) })
    return call.isPreview ? acted() : server.repeats.once(request, acted)
  }

  /** What the caller can still undo. */
  function openTo({ caller: { userId } }: FakeRequest) {
    const own = [...stored.values()].filter(
      (each) => each.userId === userId && !('undone' in each.former),
    )
    return openUndos(own.toReversed().map(({ block }) => block))
  }

  /** Puts another picture in the place of one, as a bulk action that can be undone. */
  function replacePicture(rows: readonly FakeRow[], change: PictureChange, by: FakePerson) {
    const editions = rows.map(({ record }) => ({
      id: String(record[entity.idKey]),
      version: record.version,
    }))
    const { former, ...outcome } = putOther(change, editions, by)
    return { ...outcome, undo: former ? keep({ continues: undefined }, former, by) : null }
  }

  const undos: FakeHandler = (request) => ({ status: 200, body: { undos: openTo(request) } })
  return { bulk, undos, openTo, replacePicture }
}

export type BulkHandlers = ReturnType<typeof bulkHandlers>

/** The records of a list, or of the trash. Throws a 422 for more than one call may change. */
function editionsOf(
  server: FakeServer,
  entity: AnyEntity,
  { action, records }: BulkAct,
): BulkEdition[] {
  if (Array.isArray(records)) return records
  if (isTrashAction(action)) return trashedIn(server, entity, records.q)
  const page = pageOf(server, entity, { ...records, page: 1, pageSize: MAX_BULK_RECORDS })
  if (page.total > MAX_BULK_RECORDS) throw refused({ all: bulkMessages.tooManyMatch })
  return page.records.map((record) => ({
    id: String(record[entity.idKey]),
    version: record.version,
  }))
}
