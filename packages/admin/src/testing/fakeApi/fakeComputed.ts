import { secretsOf, type AnyEntity } from '@staff/forms/entity'

import type { FakeContent } from './fakeContent'
import type { FakeRecord } from './fakePage'
import type { FakeTables } from './fakeReferences'

/** A record as the server returns it: with computed columns, and without secrets. */
export function shown(
  entity: AnyEntity,
  record: FakeRecord,
  tables: FakeTables,
  columns: FakeContent['computed'] = {},
): FakeRecord {
  const computed = Object.entries(columns[entity.area] ?? {}).map(
    ([name, compute]) => [name, compute(record, tables)] as const,
  )
  const secrets = secretsOf(entity)
  const open = Object.entries(record).filter(([name]) => !secrets.includes(name))
  // The entries of a record but for its secrets, which its stamps are not.
  return Object.fromEntries([...open, ...computed]) as FakeRecord
}

/** All records of an area. */
export function recordsOf(tables: FakeTables, area: string): readonly FakeRecord[] {
  return tables.get(area)?.all() ?? []
}
