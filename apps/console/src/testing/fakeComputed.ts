import { secretsOf, type AnyEntity } from '@staff/forms/entity'

import type { FakeRecord } from './fakePage'
import type { FakeTables } from './fakeReferences'

/** A record as the server answers it: with what it works out, and without secrets. */
export function shown(entity: AnyEntity, record: FakeRecord, tables: FakeTables): FakeRecord {
  const computed = COMPUTED[entity.area]?.(record, tables) ?? {}
  const secrets = secretsOf(entity)
  const open = Object.entries(record).filter(([name]) => !secrets.includes(name))
  // The entries of a record but for its secrets, which its stamps are not.
  return Object.fromEntries([...open, ...Object.entries(computed)]) as FakeRecord
}

const COMPUTED: Record<string, (record: FakeRecord, tables: FakeTables) => object> = {
  roles: ({ id }, tables) => ({
    userCount: recordsOf(tables, 'users').filter(({ roleId }) => roleId === id).length,
  }),
  users: ({ firstName, lastName, roleId }, tables) => ({
    name: `${String(firstName)} ${String(lastName)}`,
    roleName: recordsOf(tables, 'roles').find(({ id }) => id === roleId)?.['name'] ?? '',
  }),
}

/** All records of an area. */
export function recordsOf(tables: FakeTables, area: string): readonly FakeRecord[] {
  return tables.get(area)?.all() ?? []
}
