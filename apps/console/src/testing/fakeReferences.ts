import { entities } from '@staff/forms/content/entities'
import { labelOf, referencesOf, type AnyEntity } from '@staff/forms/entity'

import { problem, type FakeAnswer } from './fakeAnswer'
import type { FakeRecord } from './fakePage'

/** The stored records of every area, by the area's word. */
export type FakeTables = ReadonlyMap<string, { all: () => readonly FakeRecord[] }>

/** A message for each field that refers to a record which is not there. */
export function missingReferences(
  entity: AnyEntity,
  values: object,
  tables: FakeTables,
): Record<string, string> {
  const missing = Object.entries(referencesOf(entity)).filter(
    ([field, area]) => !holds(tables, area, Reflect.get(values, field)),
  )
  return Object.fromEntries(
    missing.map(([field]) => [
      field,
      `${labelOf(entity, field)} is not stored here any more; choose another`,
    ]),
  )
}

/** Why a record cannot go: others refer to it. Undefined when none does. */
export function stillInUse(
  entity: AnyEntity,
  id: unknown,
  tables: FakeTables,
): FakeAnswer | undefined {
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
  if (!user) return undefined
  const { one } = entity.labels
  const many = user.labels.many.toLowerCase()
  return problem(
    409,
    user.openedBy
      ? `This ${one} still has ${many}. Delete that first.`
      : `This ${one} cannot be deleted while ${many} still belong to it.`,
  )
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
