import {
  ADMINISTRATOR,
  demotesRole,
  refused,
  refuseDemotion,
  refuseUserChange,
  refuseUserRemoval,
  roleChangeNeedsPassword,
  takenMessage,
  touchesAdministrators,
  userChangeNeedsPassword,
  type PeopleChange,
} from '@staff/contract'
import { foldText, type AnyEntity } from '@staff/forms/entity'

import { recordsOf } from './fakeComputed'
import type { FakeRecord } from './fakePage'
import type { FakeTables } from './fakeReferences'

const UNIQUE: Record<string, string> = { users: 'email', roles: 'name' }

/** Throws a 422 for a value that another record has and only one may have. */
export function refuseTaken(
  entity: AnyEntity,
  values: object,
  tables: FakeTables,
  self?: FakeRecord,
) {
  const field = UNIQUE[entity.area]
  if (!field) return
  const value = comparable(Reflect.get(values, field))
  const others = recordsOf(tables, entity.area).filter((record) => record !== self)
  if (others.some((record) => comparable(record[field]) === value))
    throw refused({ [field]: takenMessage(entity, field) })
}

/** Throws a 422 where no administrator who can log in would remain. Answers whether the change needs the password again. */
export function allowChange(
  { area }: AnyEntity,
  change: PeopleChange,
  tables: FakeTables,
): boolean {
  if (area === 'roles') {
    if (demotesRole(change)) {
      const othersRemain = administratorsRemain(
        tables,
        ({ roleId }) => roleId !== change.stored['id'],
      )
      throwIf(refuseDemotion({ othersRemain }))
    }
    return roleChangeNeedsPassword(change)
  }
  if (area !== 'users') return false
  if (touchesAdministrators(change)) {
    const { roleId = change.stored['roleId'] } = change.changes
    const othersRemain = administratorsRemain(tables, ({ id }) => id !== change.stored['id'])
    throwIf(refuseUserChange(change, { othersRemain, opensEverything: opens(tables, roleId) }))
  }
  return userChangeNeedsPassword(change)
}

/** Whether a new user is an administrator: that needs the password again. */
export function makesAdministrator(
  { area }: AnyEntity,
  { roleId }: Record<string, unknown>,
  tables: FakeTables,
): boolean {
  return area === 'users' && opens(tables, roleId)
}

/** Throws a 409 for a user who stays: nobody deletes themselves, nor the last administrator. */
export function allowRemoval(
  { area }: AnyEntity,
  stored: FakeRecord,
  tables: FakeTables,
  userId: string,
) {
  if (area !== 'users') return
  const othersRemain = administratorsRemain(tables, ({ id }) => id !== stored['id'])
  throwIf(refuseUserRemoval({ stored, userId }, { othersRemain }))
}

// A story's own users may leave out the administrator who is logged in: where there is none, none is lost.
function administratorsRemain(tables: FakeTables, isOther: (user: FakeRecord) => boolean): boolean {
  const administrators = recordsOf(tables, 'users').filter(
    ({ account, roleId }) => account !== 'Disabled' && opens(tables, roleId),
  )
  return administrators.length === 0 || administrators.some(isOther)
}

function opens(tables: FakeTables, roleId: unknown): boolean {
  const role = recordsOf(tables, 'roles').find(({ id }) => id === roleId)
  return role?.['roleTypeId'] === ADMINISTRATOR
}

function throwIf(problem: Error | undefined) {
  if (problem) throw problem
}

function comparable(value: unknown): string {
  return foldText(String(value))
}
