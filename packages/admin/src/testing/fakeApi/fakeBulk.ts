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

interface FakeBulkOptions {
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

/** What undoes the action on one record. */
type Former = { id: string; title: string } & (
  { deleted: FakeRecord } | { version: number; values: EntityValues }
)

/** The call that changes many records of an entity. */
export function fakeBulk({ table, session, accept, change, remove, restore }: FakeBulkOptions) {
  const { entity } = table
  const repeats = fakeRepeats()
  const undos = new Map<string, Former[]>()

  function bulk(request: FakeRequest): FakeAnswer {
    return repeats.once(request, () => {
      const call = acceptBulk(entity, request.body)
      if (call.action === 'undo') return ok(undo(request, call.undo))
      const who = bulkActions(entity).find(([each]) => each === call.action)?.[1]
      if (!opensTo({ roleTypeId: Number(session.personOf(request).roleTypeId) }, who))
        throw new Problem(403, sessionMessages.notAllowed)
      return ok(act(request, call))
    })
  }

  function act(request: FakeRequest, call: Exclude<AcceptedBulk, { action: 'undo' }>): BulkResult {
    const editions = Array.isArray(call.records) ? call.records : editionsOf(call.records)
    const former: Former[] = []
    const outcome = each(editions.slice(0, call.limit), (edition) => {
      const stored = load(edition)
      const about = { id: edition.id, title: entity.titleOf(stored) }
      if (call.action === 'delete') {
        remove(request, stored)
        former.push({ ...about, deleted: { ...stored } })
        return
      }
      const { action, values } = call
      const before = { ...stored }
      const wanted = bulkChanges({ action, values }, before)
      if (Object.keys(wanted).length === 0) return
      const accepted = accept(stored, wanted)
      requireApplied(entity, { action, values }, accepted)
      change(request, stored, wanted, accepted)
      former.push({ ...about, version: stored.version, values: pick(before, Object.keys(wanted)) })
    })
    const later = editions.slice(call.limit)
    return {
      ...outcome,
      undo: former.length > 0 ? remember(former) : null,
      rest: {
        ids: later.map(({ id }) => id),
        versions: later.flatMap(({ version }) => version ?? []),
      },
    }
  }

  function undo(request: FakeRequest, id: string): BulkResult {
    const former = undos.get(id)
    if (!former) throw new Problem(410, bulkMessages.undoGone)
    undos.delete(id)
    const outcome = each(former, (item) => {
      if ('deleted' in item) return restore({ ...item.deleted, version: item.deleted.version + 1 })
      change(request, load(item), item.values, item.values)
    })
    return { ...outcome, undo: null, rest: { ids: [], versions: [] } }
  }

  function remember(former: Former[]): string {
    const id = crypto.randomUUID()
    undos.set(id, former)
    return id
  }

  function editionsOf(query: Parameters<typeof findPage>[2]): BulkEdition[] {
    const all = table.all().map(table.present)
    const { records, total } = findPage(entity, all, {
      ...query,
      page: 1,
      pageSize: MAX_BULK_RECORDS,
    })
    if (total > MAX_BULK_RECORDS) throw refused({ all: bulkMessages.tooManyMatch })
    return records.map((record) => ({ id: String(record[entity.idKey]), version: record.version }))
  }

  /** Throws a 412 if the record is newer. */
  function load({ id, version }: BulkEdition): FakeRecord {
    const stored = table.load(id)
    if (version === undefined || version === stored.version) return stored
    throw new Problem(412, bulkMessages.changedSince(entity.labels.one))
  }

  /** Does the work for each item, and collects those that are refused. */
  function each<Item extends BulkEdition>(items: readonly Item[], work: (item: Item) => void) {
    let done = 0
    const refusals: BulkRefusal[] = []
    for (const item of items) {
      try {
        work(item)
        done += 1
      } catch (error) {
        if (!(error instanceof Problem) || error.details.code !== undefined) throw error
        refusals.push(refusalOf(item, error))
      }
    }
    return { done, refused: refusals }
  }

  function refusalOf(item: BulkEdition, { message, details }: Problem): BulkRefusal {
    const { id } = item
    const stored = table.all().find((record) => record[entity.idKey] === id)
    const deleted = 'deleted' in item && 'title' in item ? String(item.title) : ''
    const messages = Object.values(details.errors ?? {})
    return {
      id,
      title: stored ? entity.titleOf(stored) : deleted,
      message: messages.length > 1 ? messages.join('. ') : message,
    }
  }

  return bulk
}

function ok(body: BulkResult): FakeAnswer {
  return { status: 200, body }
}

function pick(values: EntityValues, names: readonly string[]): EntityValues {
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}
