import {
  fakePasswordProblem,
  recordsOf,
  type FakeChecks,
  type FakeRecord,
  type FakeTables,
} from '@staff/admin/testing'
import {
  ADMINISTRATOR,
  demotesRole,
  normalEmail,
  refused,
  refuseDemotion,
  refuseUserChange,
  refuseUserRemoval,
  roleChangeNeedsPassword,
  touchesAdministrators,
  userChangeNeedsPassword,
} from '@staff/contract'

/** The server's checks for roles: an administrator who can log in must remain. */
export const roleChecks: FakeChecks = {
  unique: 'name',

  change(change, tables) {
    if (demotesRole(change)) {
      const othersRemain = administratorsRemain(
        tables,
        ({ roleId }) => roleId !== change.stored['id'],
      )
      throwIf(refuseDemotion({ othersRemain }))
    }
    return roleChangeNeedsPassword(change)
  },
}

/** The server's checks for users: the same, and users cannot delete themselves. */
export const userChecks: FakeChecks = {
  unique: 'email',

  normalise: (values) =>
    'email' in values ? { ...values, email: normalEmail(String(values['email'])) } : values,

  create({ roleId, firstName, lastName, email, password }, tables) {
    const owner = { name: `${String(firstName)} ${String(lastName)}`, email: String(email) }
    const wrong = fakePasswordProblem(String(password), owner)
    if (wrong) throw refused({ password: `Password ${wrong}` })
    return opens(tables, roleId)
  },

  change(change, tables) {
    if (touchesAdministrators(change)) {
      const { roleId = change.stored['roleId'] } = change.changes
      const othersRemain = administratorsRemain(tables, ({ id }) => id !== change.stored['id'])
      throwIf(refuseUserChange(change, { othersRemain, opensEverything: opens(tables, roleId) }))
    }
    return userChangeNeedsPassword(change)
  },

  remove(stored, tables, userId) {
    const othersRemain = administratorsRemain(tables, ({ id }) => id !== stored['id'])
    throwIf(refuseUserRemoval({ stored, userId }, { othersRemain }))
  },
}

// The users of a story may not include the logged-in administrator. Without any administrator, the check passes.
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
