import { refused, takenMessage } from '@staff/contract'
import { type AnyEntity, fieldValue, foldText } from '@staff/entity'

import { recordsOf } from './fakeComputed'
import type { FakeRecord } from './fakePage'
import type { FakeTables } from './fakeReferences'

/** Throws a 422 for a value that another record has in a field that must be unique. */
export function refuseTaken(
  entity: AnyEntity,
  field: string,
  values: object,
  tables: FakeTables,
  self?: FakeRecord,
  message = takenMessage,
) {
  const value = comparable(fieldValue(values, field))
  const others = recordsOf(tables, entity.area).filter((record) => record !== self)
  if (others.some((record) => comparable(record[field]) === value))
    throw refused({ [field]: message(entity, field) })
}

function comparable(value: unknown): string {
  return foldText(String(value))
}
