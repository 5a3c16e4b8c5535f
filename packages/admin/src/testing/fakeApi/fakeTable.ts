import { API_ROOT, addressOf, areaCalls, entityTag, noSuchRecord } from '@staff/contract'
import { FIXTURE_NOW, positionField, type AnyEntity, type EntityValues } from '@staff/entity'

import type { FakeAnswer } from './fakeAnswer'
import { shown } from './fakeComputed'
import type { FakeContent } from './fakeContent'
import { fakeHistory, type FakeAct, type FakeHistories } from './fakeHistory'
import type { FakeRecord } from './fakePage'
import type { FakeTables } from './fakeReferences'
import { fakeTrash, type FakeTrashes } from './fakeTrash'

interface FakeTableOptions {
  tables: FakeTables
  computed: FakeContent['computed']
  histories?: FakeHistories
  trashes?: FakeTrashes
  trashDays: number
}

/** The stored records of an entity: in their own order if no field shows it, and otherwise the newest first. */
export function fakeTable(
  entity: AnyEntity,
  initial: readonly object[],
  { tables, computed, histories, trashes, trashDays }: FakeTableOptions,
) {
  // Fixtures and the records of a story are stored records; only their entity knows their fields.
  let records = structuredClone(initial) as FakeRecord[]
  let created = 0
  const isInOrder = entity.ordered !== undefined && positionField(entity) === undefined
  /** Where the deleted records were, by their ids. */
  const places = new Map<unknown, number>()
  const history = fakeHistory(entity, records, histories)
  const trash = fakeTrash(entity, trashDays, trashes)

  /** Throws a 404 for an unknown id. */
  function load(id: string | undefined): FakeRecord {
    const record = records.find((each) => each[entity.idKey] === id?.toLowerCase())
    if (!record) throw noSuchRecord(entity)
    return record
  }

  function insert(values: EntityValues, act: FakeAct): FakeRecord {
    created += 1
    const now = FIXTURE_NOW.toISOString()
    const id = `019b0000-0000-7000-8000-${String(created).padStart(12, '0')}`
    const stamps = { createdAt: now, updatedAt: now, version: 1 }
    const record = { ...entity.empty, ...values, [entity.idKey]: id, ...stamps }
    records = isInOrder ? [...records, record] : [record, ...records]
    history.keep(record, act)
    return record
  }

  /** Stores new values of a record as its next version. */
  function update(stored: FakeRecord, values: EntityValues, act: FakeAct) {
    const version = stored.version + 1
    Object.assign(stored, values, { version, updatedAt: FIXTURE_NOW.toISOString() })
    history.keep(stored, act)
  }

  /** Moves a record to the trash. The deletion is a version of its own. */
  function remove(stored: FakeRecord, by: FakeAct['by']) {
    places.set(stored[entity.idKey], records.indexOf(stored))
    drop(stored)
    const record = { ...stored, version: stored.version + 1 }
    trash.put({ record, by })
    history.keep(record, { reason: 'deleted', by })
  }

  /** Brings a deleted record back, with its id, as the next version. */
  function restore(deleted: FakeRecord, by: FakeAct['by']): FakeRecord {
    const id = deleted[entity.idKey]
    const place = isInOrder ? (places.get(id) ?? 0) : 0
    const version = deleted.version + 1
    const record = { ...deleted, version, updatedAt: FIXTURE_NOW.toISOString() }
    records = records.toSpliced(place, 0, record)
    trash.take(id)
    history.keep(record, { reason: 'restored', by })
    return record
  }

  /** Takes a record out, and leaves its versions. */
  function drop(record: FakeRecord) {
    records = records.filter((each) => each !== record)
  }

  /** Puts the records into another order. */
  function reorder(order: readonly FakeRecord[]) {
    records = [...order]
  }

  /** A record as the server returns it. */
  function present(record: FakeRecord): FakeRecord {
    return shown(entity, record, tables, computed)
  }

  const writes = { insert, update, remove, restore, drop, reorder }
  return { entity, all: () => records, load, ...writes, history, trash, present }
}

export type FakeTable = ReturnType<typeof fakeTable>

/** The response with one record. */
export function recordAnswer(
  { present }: FakeTable,
  status: number,
  record: FakeRecord,
): FakeAnswer {
  return { status, body: present(record), headers: { ETag: entityTag(record) } }
}

/** The response with a new record. */
export function createdAnswer(table: FakeTable, record: FakeRecord): FakeAnswer {
  const { entity, present } = table
  const id = String(record[entity.idKey])
  const location = API_ROOT + addressOf(areaCalls(entity).read, { id })
  return {
    status: 201,
    body: present(record),
    headers: { ETag: entityTag(record), Location: location },
  }
}
