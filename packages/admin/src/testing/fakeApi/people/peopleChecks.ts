import {
  ADMINISTRATOR,
  demotesRole,
  normalEmail,
  refused,
  refuseDemotion,
  refuseRights,
  refuseRoleRemoval,
  refuseUserChange,
  refuseUserRemoval,
  roleChangeNeedsPassword,
  touchesAdministrators,
  userChangeNeedsPassword,
} from '@staff/contract'
import { rightsOf, toRights } from '@staff/entity'

import { fakePasswordProblem } from '../personal/sessionCalls'
import { type FakeChecks } from '../fakeContent'
import { type FakeRecord } from '../store/versions'
import { type FakeStore } from '../store/fakeStore'
import { type FakeLinks } from './fakeLinks'

/** The server's checks for roles: an administrator who can log in must remain. */
const roleChecks: FakeChecks = {
  create: ({ rights }, { entities, regions }) => {
    throwIf(refuseRights(rightsOf(rights), entities, regions))
    return false
  },

  change(change, store) {
    const rights = toRights(change.changes['rights'])
    if (rights) throwIf(refuseRights(rights, store.entities, store.regions))
    if (demotesRole(change)) {
      const othersRemain = administratorsRemain(
        store,
        ({ roleId }) => roleId !== change.stored['id'],
      )
      throwIf(refuseDemotion({ othersRemain }))
    }
    return roleChangeNeedsPassword(change)
  },

  remove(stored, store) {
    const people = store
      .records('users')
      .filter(({ roleId }) => roleId === stored['id'])
      .toSorted((one, other) => String(one['lastName']).localeCompare(String(other['lastName'])))
      .map(({ firstName, lastName }) => `${String(firstName)} ${String(lastName)}`)
    throwIf(refuseRoleRemoval(people, people.length))
  },
}

/** The server's checks for users: the same, and users cannot delete themselves. One who is invited has no password. */
const userChecks: FakeChecks = {
  normalise: (values) => ({
    ...values,
    ...('email' in values && { email: normalEmail(String(values['email'])) }),
    ...(values['invite'] === true && { isInvited: true }),
  }),

  create({ roleId, firstName, lastName, email, password, isInvited }, store) {
    if (isInvited === true) return opens(store, roleId)
    const owner = { name: `${String(firstName)} ${String(lastName)}`, email: String(email) }
    const wrong = fakePasswordProblem(String(password), owner)
    if (wrong) throw refused({ password: `Password ${wrong}` })
    return opens(store, roleId)
  },

  change(change, store) {
    if (touchesAdministrators(change)) {
      const { roleId = change.stored['roleId'] } = change.changes
      const othersRemain = administratorsRemain(store, ({ id }) => id !== change.stored['id'])
      throwIf(refuseUserChange(change, { othersRemain, opensEverything: opens(store, roleId) }))
    }
    return userChangeNeedsPassword(change)
  },

  remove(stored, store, userId) {
    const othersRemain = administratorsRemain(store, ({ id }) => id !== stored['id'])
    throwIf(refuseUserRemoval({ stored, userId }, { othersRemain }))
  },
}

// The users of a story may not include the logged-in administrator. Without any administrator, the check passes.
function administratorsRemain(store: FakeStore, isOther: (user: FakeRecord) => boolean): boolean {
  const administrators = store
    .records('users')
    .filter(
      ({ account, isInvited, roleId }) =>
        account !== 'Disabled' && isInvited !== true && opens(store, roleId),
    )
  return administrators.length === 0 || administrators.some(isOther)
}

function opens(store: FakeStore, roleId: unknown): boolean {
  const role = store.records('roles').find(({ id }) => id === roleId)
  return role?.['roleTypeId'] === ADMINISTRATOR
}

function throwIf(problem: Error | undefined) {
  if (problem) throw problem
}

/** The server's checks for the people of an admin, by area. Who is invited gets a mail, if the server sends mails. */
export function peopleChecks(links: Pick<FakeLinks, 'make' | 'sendsMails'>) {
  const created: FakeChecks['created'] = ({ id, isInvited }) => {
    if (isInvited === true && links.sendsMails) links.make(String(id), 'invitation')
  }
  return { roles: roleChecks, users: { ...userChecks, created } }
}
