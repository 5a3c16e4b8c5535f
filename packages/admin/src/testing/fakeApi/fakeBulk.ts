import {
  acceptBulk,
  bulkActions,
  bulkMessages,
  isTrashAction,
  MAX_BULK_RECORDS,
  opensTo,
  Problem,
  refused,
  sessionMessages,
  undoAudience,
  type AcceptedBulk,
  type BulkEdition,
  type BulkResult,
} from '@staff/contract'

import type { FakeAnswer, FakeRequest } from './fakeAnswer'
import { actOn, undoAll } from './fakeBulkActions'
import type { Action, FakeBulkOptions } from './fakeBulkOptions'
import { findPage } from './fakePage'
import { fakeRepeats } from './fakeRepeats'
import { fakeUndos } from './fakeUndos'
import type { FakeTable } from './fakeTable'

/** The call that changes many records of an entity, and the list of what can be undone. */
export function fakeBulk(options: FakeBulkOptions) {
  const { table, session } = options
  const { entity } = table
  const repeats = fakeRepeats(session)
  const undos = fakeUndos(session)

  function requireRight(request: FakeRequest, call: AcceptedBulk) {
    const who =
      call.action === 'undo'
        ? undoAudience(entity, undos.doneBy(call.undo))
        : bulkActions(entity).find(([action]) => action === call.action)?.[1]
    if (!opensTo({ roleTypeId: Number(session.personOf(request).roleTypeId) }, who))
      throw new Problem(403, sessionMessages.notAllowed)
  }

  function undo(request: FakeRequest, id: string): BulkResult {
    const former = undos.take(id)
    return { ...undoAll(options, request, former), undo: null, rest: { ids: [], versions: [] } }
  }

  function act(request: FakeRequest, call: Action): BulkResult {
    const editions = Array.isArray(call.records)
      ? call.records
      : editionsOf(table, call.action, call.records)
    const { former, ...outcome } = actOn(options, request, call, editions.slice(0, call.limit))
    const later = editions.slice(call.limit)
    return {
      ...outcome,
      undo: former.length > 0 ? undos.store(request, call, former) : null,
      rest: {
        ids: later.map((edition) => edition.id),
        versions: later.flatMap(({ version }) => version ?? []),
      },
    }
  }

  function bulk(request: FakeRequest): FakeAnswer {
    const call = acceptBulk(entity, request.body)
    requireRight(request, call)
    if (call.action !== 'undo' && call.isPreview) return { status: 200, body: act(request, call) }
    return repeats.once(request, () => {
      const body = call.action === 'undo' ? undo(request, call.undo) : act(request, call)
      return { status: 200, body }
    })
  }

  return { bulk, undos: undos.list, hasUndos: undos.areOpenTo }
}

function editionsOf(
  { entity, all, present, trash }: FakeTable,
  action: Action['action'],
  query: Parameters<typeof findPage>[2],
): BulkEdition[] {
  if (isTrashAction(action)) return trash.matching(query.q)
  const whole = { ...query, page: 1, pageSize: MAX_BULK_RECORDS }
  const { records, total } = findPage(entity, all().map(present), whole)
  if (total > MAX_BULK_RECORDS) throw refused({ all: bulkMessages.tooManyMatch })
  return records.map((record) => ({ id: String(record[entity.idKey]), version: record.version }))
}
