import { folded, type AnyEntity } from '@staff/forms/entity'

import { problem, refused, type FakeAnswer } from './fakeAnswer'
import { recordsOf } from './fakeComputed'
import type { FakeRecord } from './fakePage'
import type { FakeTables } from './fakeReferences'

const UNIQUE: Record<string, string> = { users: 'email', roles: 'name' }

/** A message for the field of which only one record may have the value. */
export function takenValues(
  entity: AnyEntity,
  values: object,
  tables: FakeTables,
  self?: FakeRecord,
): Record<string, string> {
  const field = UNIQUE[entity.area]
  if (!field) return {}
  const value = comparable(Reflect.get(values, field))
  const others = recordsOf(tables, entity.area).filter((record) => record !== self)
  if (!others.some((record) => comparable(record[field]) === value)) return {}
  const label = entity.area === 'users' ? 'Email' : 'Name'
  return { [field]: `${label} is used by another ${entity.labels.one}` }
}

/** Why a user or role stays as it is: an administrator who can log in has to remain. Undefined when one does. */
export function refuseChange(
  entity: AnyEntity,
  record: FakeRecord,
  changes: Record<string, unknown>,
  tables: FakeTables,
  userId: string,
): FakeAnswer | undefined {
  const disables = changes['account'] === 'Disabled' && record['account'] !== 'Disabled'
  if (disables && record['id'] === userId)
    return refused({ account: 'You cannot disable yourself. Another administrator can do it.' })
  if (!leavesNone(tables, entity.area, record, { ...record, ...changes })) return undefined
  if (entity.area === 'roles')
    return refused({
      roleTypeId: 'The last administrator has this role. Make somebody else one first.',
    })
  return refused({ [disables ? 'account' : 'roleId']: LAST })
}

/** Whether a new user is an administrator: that needs the password again. */
export function makesAdministrator(
  { area }: AnyEntity,
  { roleId }: Record<string, unknown>,
  tables: FakeTables,
): boolean {
  const role = recordsOf(tables, 'roles').find(({ id }) => id === roleId)
  return area === 'users' && role?.['roleTypeId'] === 1
}

/** Whether a change of a user or a role needs the password again. */
export function needsPassword(
  { area }: AnyEntity,
  record: FakeRecord,
  changes: Record<string, unknown>,
  userId: string,
): boolean {
  if (area === 'roles') return changes['roleTypeId'] === 1 && record['roleTypeId'] !== 1
  if (area !== 'users') return false
  const { roleId = record['roleId'], email = record['email'] } = changes
  const isOwnEmail = record['id'] === userId && comparable(email) !== comparable(record['email'])
  return isOwnEmail || roleId !== record['roleId']
}

/** Why a user stays: nobody deletes themselves, nor the last administrator. */
export function refuseRemoval(
  entity: AnyEntity,
  record: FakeRecord,
  tables: FakeTables,
  userId: string,
): FakeAnswer | undefined {
  if (entity.area !== 'users') return undefined
  if (record['id'] === userId)
    return problem(409, 'You cannot delete yourself. Another administrator can do it.')
  return leavesNone(tables, 'users', record) ? problem(409, LAST) : undefined
}

const LAST = 'This is the last administrator. Make somebody else an administrator first.'

/** Whether there are administrators now and would be none with `wouldBe`, or nothing, in the place of a record. */
function leavesNone(
  tables: FakeTables,
  area: string,
  record: FakeRecord,
  wouldBe?: Record<string, unknown>,
): boolean {
  const [roles, users] = ['roles', 'users'].map((name) => recordsOf(tables, name))
  const then = (name: string, now: readonly Record<string, unknown>[] = []) =>
    now.flatMap((each) => {
      if (name !== area || each !== record) return [each]
      return wouldBe ? [wouldBe] : []
    })
  const after = administrators(then('roles', roles), then('users', users))
  return after === 0 && administrators(roles, users) > 0
}

function administrators(
  roles: readonly Record<string, unknown>[] = [],
  users: readonly Record<string, unknown>[] = [],
): number {
  const open = roles.filter(({ roleTypeId }) => roleTypeId === 1)
  const active = users.filter(({ account }) => account !== 'Disabled')
  return active.filter(({ roleId }) => open.some(({ id }) => id === roleId)).length
}

function comparable(value: unknown): string {
  return folded(String(value))
}
