import { presentRecord } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'

import type { FakeContent } from './fakeContent'
import type { FakeRecord } from './fakePage'
import type { FakeTables } from './fakeReferences'

/** A record as the server returns it: with computed columns, and without secrets. */
export function shown(
  entity: AnyEntity,
  record: FakeRecord,
  tables: FakeTables,
  columns: FakeContent['computed'],
): FakeRecord {
  return presentRecord(entity, record, (area) => recordsOf(tables, area), columns)
}

/** All records of an area. */
export function recordsOf(tables: FakeTables, area: string): readonly FakeRecord[] {
  return tables.get(area)?.all() ?? []
}
