import { API_ROOT, addressOf, areaCalls, entityTag, noSuchRecord } from '@staff/contract'
import { FIXTURE_NOW, type AnyEntity, type EntityValues } from '@staff/forms/entity'

import type { FakeAnswer } from './fakeAnswer'
import { shown } from './fakeComputed'
import type { FakeContent } from './fakeContent'
import type { FakeRecord } from './fakePage'
import type { FakeTables } from './fakeReferences'

/** The stored records of an entity, newest first. */
export function fakeTable(
  entity: AnyEntity,
  initial: readonly object[],
  { tables, computed }: { tables: FakeTables; computed: FakeContent['computed'] },
) {
  // Fixtures and the records of a story are stored records; only their entity knows their fields.
  let records = structuredClone(initial) as FakeRecord[]
  let created = 0

  /** Throws a 404 for an unknown id. */
  function load(id: string | undefined): FakeRecord {
    const record = records.find((each) => each[entity.idKey] === id?.toLowerCase())
    if (!record) throw noSuchRecord(entity)
    return record
  }

  function insert(values: EntityValues): FakeRecord {
    created += 1
    const now = FIXTURE_NOW.toISOString()
    const id = `019b0000-0000-7000-8000-${String(created).padStart(12, '0')}`
    const record = { ...values, [entity.idKey]: id, createdAt: now, updatedAt: now, version: 1 }
    records = [record, ...records]
    return record
  }

  function remove(stored: FakeRecord) {
    records = records.filter((each) => each !== stored)
  }

  /** Stores a deleted record again, with its id. */
  function restore(record: FakeRecord) {
    records = [{ ...record, updatedAt: FIXTURE_NOW.toISOString() }, ...records]
  }

  /** A record as the server returns it. */
  function present(record: FakeRecord): FakeRecord {
    return shown(entity, record, tables, computed)
  }

  return { entity, all: () => records, load, insert, remove, restore, present }
}

export type FakeTable = ReturnType<typeof fakeTable>

/** Stores new values of a record as its next version. */
export function updateRecord(stored: FakeRecord, values: EntityValues) {
  const version = stored.version + 1
  Object.assign(stored, values, { version, updatedAt: FIXTURE_NOW.toISOString() })
}

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
