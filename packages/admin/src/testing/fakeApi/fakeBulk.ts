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
  type BulkEdition,
  type BulkResult,
} from '@staff/contract'

import type { FakeAnswer, FakeRequest } from './fakeAnswer'
import { actOn, undoAll, type Action, type FakeBulkOptions, type Former } from './fakeBulkActions'
import { findPage } from './fakePage'
import { fakeRepeats } from './fakeRepeats'
import type { FakeTable } from './fakeTable'

/** The call that changes many records of an entity. */
export function fakeBulk(options: FakeBulkOptions) {
  const { table, session } = options
  const { entity } = table
  const repeats = fakeRepeats()
  const undos = new Map<string, Former[]>()

  function undo(request: FakeRequest, id: string): BulkResult {
    const former = undos.get(id)
    if (!former) throw new Problem(410, bulkMessages.undoGone)
    undos.delete(id)
    return { ...undoAll(options, request, former), undo: null, rest: { ids: [], versions: [] } }
  }

  function act(request: FakeRequest, call: Action): BulkResult {
    const who = bulkActions(entity).find(([action]) => action === call.action)?.[1]
    if (!opensTo({ roleTypeId: Number(session.personOf(request).roleTypeId) }, who))
      throw new Problem(403, sessionMessages.notAllowed)
    const editions = Array.isArray(call.records)
      ? call.records
      : editionsOf(table, call.action, call.records)
    const { former, ...outcome } = actOn(options, request, call, editions.slice(0, call.limit))
    const later = editions.slice(call.limit)
    const id = former.length > 0 ? crypto.randomUUID() : null
    if (id) undos.set(id, former)
    return {
      ...outcome,
      undo: id,
      rest: {
        ids: later.map((edition) => edition.id),
        versions: later.flatMap(({ version }) => version ?? []),
      },
    }
  }

  return (request: FakeRequest): FakeAnswer =>
    repeats.once(request, () => {
      const call = acceptBulk(entity, request.body)
      const body = call.action === 'undo' ? undo(request, call.undo) : act(request, call)
      return { status: 200, body }
    })
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
