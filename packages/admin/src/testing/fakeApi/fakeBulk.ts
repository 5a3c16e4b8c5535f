import {
  acceptBulk,
  bulkActions,
  bulkChanges,
  bulkMessages,
  MAX_BULK_RECORDS,
  opensTo,
  Problem,
  refused,
  requireApplied,
  sessionMessages,
  type AcceptedBulk,
  type BulkEdition,
  type BulkRefusal,
  type BulkResult,
} from '@staff/contract'
import type { EntityValues } from '@staff/forms/entity'

import type { FakeAnswer, FakeRequest } from './fakeAnswer'
import { findPage, type FakeRecord } from './fakePage'
import { fakeRepeats } from './fakeRepeats'
import type { FakeTable } from './fakeTable'
import type { FakeSessionCalls } from './session/fakeSession'

export interface FakeBulkOptions {
  table: FakeTable
  session: Pick<FakeSessionCalls, 'personOf'>
  /** The values of a record with these changes, by its schema. Throws a `Problem`. */
  accept: (stored: FakeRecord, changes: EntityValues) => EntityValues
  /** Changes one record by the rules of a single change, except those of the schema. Throws a `Problem`. */
  change: (
    request: FakeRequest,
    stored: FakeRecord,
    changes: EntityValues,
    values: EntityValues,
  ) => void
  /** Deletes one record by the rules of a single deletion. Throws a `Problem`. */
  remove: (request: FakeRequest, stored: FakeRecord) => void
  /** Stores a deleted record again. Throws a `Problem`. */
  restore: (stored: FakeRecord) => void
}

type Action = Exclude<AcceptedBulk, { action: 'undo' }>

/** What undoes the action on one record. */
type Former = { id: string; title: string } & (
  { deleted: FakeRecord } | { version: number; values: EntityValues }
)

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
    const editions = Array.isArray(call.records) ? call.records : editionsOf(table, call.records)
    const { former, ...outcome } = actOnAll(options, request, call, editions.slice(0, call.limit))
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

function actOnAll(
  { table, accept, change, remove }: FakeBulkOptions,
  request: FakeRequest,
  call: Action,
  editions: readonly BulkEdition[],
) {
  const { entity } = table
  const former: Former[] = []
  const outcome = forEach(table, editions, (edition) => {
    const stored = load(table, edition)
    const about = { id: edition.id, title: entity.titleOf(stored) }
    const before = { ...stored }
    if (call.action === 'delete') {
      remove(request, stored)
      former.push({ ...about, deleted: before })
      return
    }
    const wanted = bulkChanges({ action: call.action, values: call.values }, before)
    if (Object.keys(wanted).length === 0) return
    const accepted = accept(stored, wanted)
    requireApplied(entity, { action: call.action, values: call.values }, accepted)
    change(request, stored, wanted, accepted)
    const values = Object.fromEntries(Object.keys(wanted).map((name) => [name, before[name]]))
    former.push({ ...about, version: stored.version, values })
  })
  return { ...outcome, former }
}

function undoAll(
  { table, change, restore }: FakeBulkOptions,
  request: FakeRequest,
  former: readonly Former[],
) {
  return forEach(table, former, (item) => {
    if ('deleted' in item) restore({ ...item.deleted, version: item.deleted.version + 1 })
    else change(request, load(table, item), item.values, item.values)
  })
}

function editionsOf(
  { entity, all, present }: FakeTable,
  query: Parameters<typeof findPage>[2],
): BulkEdition[] {
  const whole = { ...query, page: 1, pageSize: MAX_BULK_RECORDS }
  const { records, total } = findPage(entity, all().map(present), whole)
  if (total > MAX_BULK_RECORDS) throw refused({ all: bulkMessages.tooManyMatch })
  return records.map((record) => ({ id: String(record[entity.idKey]), version: record.version }))
}

/** Throws a 412 if the record is newer. */
function load(table: FakeTable, { id, version }: BulkEdition): FakeRecord {
  const stored = table.load(id)
  if (version === undefined || version === stored.version) return stored
  throw new Problem(412, bulkMessages.changedSince(table.entity.labels.one))
}

/** Does the work for each item, and collects those that are refused. */
function forEach<Item extends BulkEdition>(
  table: FakeTable,
  items: readonly Item[],
  work: (item: Item) => void,
) {
  let done = 0
  const refusals: BulkRefusal[] = []
  for (const item of items) {
    try {
      work(item)
      done += 1
    } catch (error) {
      if (!(error instanceof Problem) || error.details.code !== undefined) throw error
      refusals.push(refusalOf(table, item, error))
    }
  }
  return { done, refused: refusals }
}

function refusalOf(
  { entity, all }: FakeTable,
  item: BulkEdition,
  { message, details }: Problem,
): BulkRefusal {
  const { id } = item
  const stored = all().find((record) => record[entity.idKey] === id)
  const deleted = 'deleted' in item && 'title' in item ? String(item.title) : ''
  const messages = Object.values(details.errors ?? {})
  return {
    id,
    title: stored ? entity.titleOf(stored) : deleted,
    message: messages.length > 1 ? messages.join('. ') : message,
  }
}
