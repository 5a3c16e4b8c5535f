import { inUse, missingReferenceMessage, refused } from '@staff/contract'
import { entities } from '@staff/forms/content/entities'
import { referencesOf, type AnyEntity } from '@staff/forms/entity'

import type { FakeRecord } from './fakePage'

/** The stored records of every area, by the area's word. */
export type FakeTables = ReadonlyMap<string, { all: () => readonly FakeRecord[] }>

/** Throws a 422 for the first field that refers to a record which is not there. */
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
  const user = entities.find((each) =>
    Object.entries(referencesOf(each)).some(
      ([field, area]) =>
        area === entity.area &&
        tables
          .get(each.area)
          ?.all()
          .some((record) => record[field] === id),
    ),
  )
  if (user) throw inUse(entity, user)
}

function holds(tables: FakeTables, area: string, id: unknown): boolean {
  const idKey = entities.find((each) => each.area === area)?.idKey ?? 'id'
  return (
    tables
      .get(area)
      ?.all()
      .some((record) => record[idKey] === id) ?? false
  )
}
