import {
  bulkChanges,
  bulkMessages,
  isTrashAction,
  notInTrashNow,
  Problem,
  requireApplied,
  type AcceptedBulk,
  type BulkChange,
  type BulkEdition,
  type BulkRefusal,
  type Reason,
  type TrashAction,
} from '@staff/contract'
import { whoHas, type EntityValues } from '@staff/forms/entity'

import type { FakeRequest } from './fakeAnswer'
import type { FakeRecord } from './fakePage'
import type { FakeTable } from './fakeTable'
import type { FakeSessionCalls } from './session/fakeSession'

/** The records of an entity, and what is done with single ones. */
export interface FakeBulkOptions {
  table: FakeTable
  session: Pick<FakeSessionCalls, 'personOf'>
  /** The values of a record with these changes, by its schema. Throws a `Problem`. */
  accept: (stored: FakeRecord, changes: EntityValues) => EntityValues
  /** Changes one record by the rules of a single change, except those of the schema. Throws a `Problem`. */
  change: (request: FakeRequest, stored: FakeRecord, change: FakeChange) => void
  /** Deletes one record by the rules of a single deletion. Throws a `Problem`. */
  remove: (request: FakeRequest, stored: FakeRecord) => void
  /** Stores a deleted record again. Throws a `Problem`. */
  restore: (request: FakeRequest, deleted: FakeRecord) => FakeRecord
  /** Deletes a deleted record for ever. */
  forget: (deleted: FakeRecord) => void
}

/** A change of a record, and the values that it gets. */
export interface FakeChange {
  changes: EntityValues
  values: EntityValues
  reason: Reason
}

/** An accepted call that is no undo. */
export type Action = Exclude<AcceptedBulk, { action: 'undo' }>

/** What undoes the action on one record. */
export type Former = { id: string } & (
  | { isDeleted: true; version: number }
  | { isRestored: true; version: number }
  | { version: number; values: EntityValues }
)

/** Does an action with the records, and notes what undoes it. */
export function actOn(
  options: FakeBulkOptions,
  request: FakeRequest,
  { action, values }: Action,
  editions: readonly BulkEdition[],
) {
  if (action === 'delete') return removeAll(options, request, editions)
  if (isTrashAction(action)) return actOnDeleted(options, request, action, editions)
  return changeAll(options, request, { action, values }, editions)
}

function removeAll(
  { table, session, remove }: FakeBulkOptions,
  request: FakeRequest,
  editions: readonly BulkEdition[],
) {
  const former: Former[] = []
  const outcome = forEach(table, editions, (edition) => {
    const stored = load(table, edition, session.personOf(request).userId)
    const version = stored.version + 1
    remove(request, stored)
    former.push({ id: edition.id, isDeleted: true, version })
  })
  return { ...outcome, former }
}

function changeAll(
  { table, session, accept, change }: FakeBulkOptions,
  request: FakeRequest,
  wish: BulkChange,
  editions: readonly BulkEdition[],
) {
  const former: Former[] = []
  const outcome = forEach(table, editions, ({ id, version }) => {
    const stored = load(table, { id, version }, session.personOf(request).userId)
    const before = { ...stored }
    const wanted = bulkChanges(wish, before)
    if (Object.keys(wanted).length === 0) return
    const accepted = accept(stored, wanted)
    requireApplied(table.entity, wish, accepted)
    change(request, stored, { changes: wanted, values: accepted, reason: 'bulk' })
    const values = Object.fromEntries(Object.keys(wanted).map((name) => [name, before[name]]))
    former.push({ id, version: stored.version, values })
  })
  return { ...outcome, former }
}

function actOnDeleted(
  { table, restore, forget }: FakeBulkOptions,
  request: FakeRequest,
  action: TrashAction,
  editions: readonly BulkEdition[],
) {
  const former: Former[] = []
  const outcome = forEach(table, editions, (edition) => {
    const { record } = loadTrashed(table, edition)
    if (action === 'delete-forever') return forget(record)
    const { version } = restore(request, record)
    former.push({ id: edition.id, isRestored: true, version })
  })
  return { ...outcome, former }
}

/** Undoes an action on each of its records. */
export function undoAll(
  { table, session, change, remove, restore }: FakeBulkOptions,
  request: FakeRequest,
  former: readonly Former[],
) {
  return forEach(table, former, (item) => {
    if ('isDeleted' in item) return void restore(request, loadTrashed(table, item).record)
    if ('isRestored' in item)
      return remove(request, load(table, item, session.personOf(request).userId))
    const { values } = item
    return change(request, load(table, item, session.personOf(request).userId), {
      changes: values,
      values,
      reason: 'restored',
    })
  })
}

/** The deleted record. Throws a `Problem` if it is not in the trash, or as another deletion. */
function loadTrashed({ entity, all, trash }: FakeTable, { id, version }: BulkEdition) {
  const found = trash.find(id)
  if (found && (version === undefined || version === found.record.version)) return found
  const isStored = all().some((record) => record[entity.idKey] === id)
  throw notInTrashNow(entity, found ? 'trash' : isStored ? 'table' : undefined)
}

/** Throws a 412 if the record is newer. */
function load(
  { entity, history, load: loadStored }: FakeTable,
  { id, version }: BulkEdition,
  readerId: string,
): FakeRecord {
  const stored = loadStored(id)
  if (version === undefined || version === stored.version) return stored
  const who = whoHas(history.authorOf(stored), readerId)
  throw new Problem(412, bulkMessages.changedSince(entity.labels.one, who))
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
  { entity, all, trash }: FakeTable,
  item: BulkEdition,
  { message, details }: Problem,
): BulkRefusal {
  const { id } = item
  const stored = all().find((record) => record[entity.idKey] === id)
  const deleted = trash.find(id)
  const messages = Object.values(details.errors ?? {})
  return {
    id,
    title: (stored ?? deleted?.record) ? entity.titleOf(stored ?? deleted?.record) : '',
    message: messages.length > 1 ? messages.join('. ') : message,
  }
}
