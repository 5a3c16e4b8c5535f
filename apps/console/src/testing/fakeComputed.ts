import type { ByComputedColumn } from '@staff/forms/content/entities'
import { secretsOf, type AnyEntity } from '@staff/forms/entity'

import type { FakeRecord } from './fakePage'
import type { FakeTables } from './fakeReferences'

/** A record as the server answers it: with what it works out, and without secrets. */
export function shown(entity: AnyEntity, record: FakeRecord, tables: FakeTables): FakeRecord {
  const computed = Object.entries(byArea.get(entity.area) ?? {}).map(
    ([name, compute]) => [name, compute(record, tables)] as const,
  )
  const secrets = secretsOf(entity)
  const open = Object.entries(record).filter(([name]) => !secrets.includes(name))
  // The entries of a record but for its secrets, which its stamps are not.
  return Object.fromEntries([...open, ...computed]) as FakeRecord
}

type Compute = (record: FakeRecord, tables: FakeTables) => unknown

const COMPUTED: ByComputedColumn<Compute> = {
  roles: {
    userCount: ({ id }, tables) =>
      recordsOf(tables, 'users').filter(({ roleId }) => roleId === id).length,
  },
  users: {
    name: ({ firstName, lastName }) => `${String(firstName)} ${String(lastName)}`,
    roleName: ({ roleId }, tables) =>
      recordsOf(tables, 'roles').find(({ id }) => id === roleId)?.['name'] ?? '',
  },
}

const byArea = new Map<string, Record<string, Compute>>(Object.entries(COMPUTED))

/** All records of an area. */
export function recordsOf(tables: FakeTables, area: string): readonly FakeRecord[] {
  return tables.get(area)?.all() ?? []
}
