import { inUse, missingReferenceMessage, refused } from '@staff/contract'
import { referencesOf, type AnyEntity } from '@staff/forms/entity'

import type { FakeAnswer, FakeRequest } from './fakeAnswer'
import type { FakeRecord } from './fakePage'

/** The stored records of every entity, by area. */
export type FakeTables = ReadonlyMap<string, FakeTable>

interface FakeTable {
  entity: AnyEntity
  all: () => readonly FakeRecord[]
  create: (request: FakeRequest) => FakeAnswer
}

/** Throws a 422 for the first field with the id of a record that does not exist. */
export function refuseMissingReference(entity: AnyEntity, values: object, tables: FakeTables) {
  const missing = Object.entries(referencesOf(entity)).find(
    ([field, area]) => !holds(tables, area, Reflect.get(values, field)),
  )
  if (!missing) return
  const [field] = missing
  throw refused({ [field]: missingReferenceMessage(entity, field) })
}

/** Throws a 409 for a record that others refer to. */
export function refuseInUse(entity: AnyEntity, id: unknown, tables: FakeTables) {
  const user = Array.from(tables.values()).find((table) =>
    Object.entries(referencesOf(table.entity)).some(
      ([field, area]) => area === entity.area && table.all().some((record) => record[field] === id),
    ),
  )
  if (user) throw inUse(entity, user.entity)
}

function holds(tables: FakeTables, area: string, id: unknown): boolean {
  const table = tables.get(area)
  return table?.all().some((record) => record[table.entity.idKey] === id) ?? false
}
