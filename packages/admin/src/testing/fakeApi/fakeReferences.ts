import { inUse, missingReferenceMessage, refused, type TrashedRecord } from '@staff/contract'
import {
  type AnyEntity,
  type EntityValues,
  fieldValue,
  optionalReferencesTo,
  referencesOf,
} from '@staff/entity'

import type { FakeAnswer, FakeRequest } from './fakeAnswer'
import type { FakeAct } from './fakeHistory'
import type { FakeRecord } from './fakePage'

/** The stored records of every entity, by area. */
export type FakeTables = ReadonlyMap<string, FakeTable>

interface FakeTable {
  entity: AnyEntity
  all: () => readonly FakeRecord[]
  /** The deleted records whose titles contain the words. */
  trashed: (q: string) => readonly TrashedRecord[]
  create: (request: FakeRequest) => FakeAnswer
  /** Stores new values of a record as its next version. */
  update: (stored: FakeRecord, values: EntityValues, act: FakeAct) => void
}

/** Throws a 422 for the first field with the id of a record that does not exist. */
export function refuseMissingReference(
  entity: AnyEntity,
  values: object,
  tables: FakeTables,
  message = missingReferenceMessage,
) {
  const missing = Object.entries(referencesOf(entity)).find(([field, area]) => {
    const id: unknown = fieldValue(values, field) ?? null
    const mayBeNull = optionalReferencesTo(entity, area).includes(field)
    return !(mayBeNull && id === null) && !holds(tables, area, id)
  })
  if (!missing) return
  const [field] = missing
  throw refused({ [field]: message(entity, field) })
}

/** Throws a 409 for a record that others refer to. */
export function refuseInUse(entity: AnyEntity, id: unknown, tables: FakeTables) {
  const user = Array.from(tables.values()).find((table) =>
    Object.entries(referencesOf(table.entity)).some(
      ([field, area]) =>
        area === entity.area &&
        !optionalReferencesTo(table.entity, area).includes(field) &&
        table.all().some((record) => record[field] === id),
    ),
  )
  if (user) throw inUse(entity, user.entity)
}

/** A deleted record whose optional references to records that are gone are null. */
export function withoutMissing(
  entity: AnyEntity,
  record: FakeRecord,
  tables: FakeTables,
): FakeRecord {
  const missing = Object.entries(referencesOf(entity)).filter(
    ([field, area]) =>
      optionalReferencesTo(entity, area).includes(field) && !holds(tables, area, record[field]),
  )
  return { ...record, ...Object.fromEntries(missing.map(([field]) => [field, null])) }
}

/** Sets optional references to a record that is about to be deleted to null. */
export function releaseReferences(
  entity: AnyEntity,
  id: unknown,
  tables: FakeTables,
  by: FakeAct['by'],
) {
  for (const table of tables.values())
    for (const field of optionalReferencesTo(table.entity, entity.area))
      for (const record of table.all().filter((each) => each[field] === id))
        table.update(record, { [field]: null }, { reason: 'changed', by })
}

function holds(tables: FakeTables, area: string, id: unknown): boolean {
  const table = tables.get(area)
  return table?.all().some((record) => record[table.entity.idKey] === id) ?? false
}
