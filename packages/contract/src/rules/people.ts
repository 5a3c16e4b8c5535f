import {
  removeHiddenCharacters,
  rightsOf,
  toNfkc,
  toRights,
  type EntityValues,
} from '@staff/entity'

import { peopleMessages, sessionMessages } from '../messages/messages'
import { Problem, refused } from '../problems/Problem'
import { widensRights } from './rights/tableOfRights'

/** The role type that opens the full console. */
export const ADMINISTRATOR = 1

export interface PeopleChange {
  stored: EntityValues
  changes: EntityValues
  /** The id of the user who makes the change. */
  userId: string
}

export interface AdministratorFacts {
  /** Whether another administrator can log in, apart from this user or the users with this role. */
  othersRemain: boolean
  /** Whether the user's role after the change is an administrator role. */
  opensEverything: boolean
}

/** Whether a change of a user may remove an administrator, so that `AdministratorFacts` are needed. */
export function touchesAdministrators(change: PeopleChange): boolean {
  return isAnother(change, 'roleId') || disables(change)
}

/** Whether a change of a user disables their account. */
export function disables(change: PeopleChange): boolean {
  return isAnother(change, 'account') && change.changes['account'] === 'Disabled'
}

/** Rejects a change that disables the caller or leaves no administrator. */
export function refuseUserChange(
  change: PeopleChange,
  { othersRemain, opensEverything }: AdministratorFacts,
): Problem | undefined {
  if (isAnother(change, 'roleId') && !othersRemain && !opensEverything)
    return refused({ roleId: peopleMessages.lastAdministrator })
  if (!disables(change)) return undefined
  if (change.stored['id'] === change.userId)
    return refused({ account: peopleMessages.disableYourself })
  return othersRemain ? undefined : refused({ account: peopleMessages.lastAdministrator })
}

/** Rejects the deletion of the caller and of the last administrator. */
export function refuseUserRemoval(
  { stored, userId }: Pick<PeopleChange, 'stored' | 'userId'>,
  { othersRemain }: Pick<AdministratorFacts, 'othersRemain'>,
): Problem | undefined {
  if (stored['id'] === userId) return new Problem(409, peopleMessages.deleteYourself)
  return othersRemain ? undefined : new Problem(409, peopleMessages.lastAdministrator)
}

/** Whether a change turns an administrator role into another role. */
export function demotesRole({ stored, changes }: Omit<PeopleChange, 'userId'>): boolean {
  const { roleTypeId = stored['roleTypeId'] } = changes
  return stored['roleTypeId'] === ADMINISTRATOR && roleTypeId !== ADMINISTRATOR
}

/** Rejects the demotion of the role of the last administrators. */
export function refuseDemotion({
  othersRemain,
}: Pick<AdministratorFacts, 'othersRemain'>): Problem | undefined {
  return othersRemain ? undefined : refused({ roleTypeId: peopleMessages.lastAdministratorRole })
}

/** Whether a change of a user needs a confirmed password: a new role, or a new email of the caller. */
export function userChangeNeedsPassword(change: PeopleChange): boolean {
  const { stored, changes, userId } = change
  const isOwnEmail = stored['id'] === userId && 'email' in changes
  return (
    isAnother(change, 'roleId') ||
    (isOwnEmail && normalEmail(String(changes['email'])) !== stored['email'])
  )
}

/** How many people a refusal names. */
const MAX_NAMED_PEOPLE = 3

/** Rejects the deletion of a role that people have. `people` are some of their names, and `count` is how many they are. */
export function refuseRoleRemoval(people: readonly string[], count: number): Problem | undefined {
  if (count === 0) return undefined
  const named = people.slice(0, MAX_NAMED_PEOPLE)
  return new Problem(409, peopleMessages.roleInUse(named, count - named.length))
}

/** Whether a change of a role needs a confirmed password: it becomes an administrator role, or may do more than before. */
export function roleChangeNeedsPassword({
  stored,
  changes,
}: Omit<PeopleChange, 'userId'>): boolean {
  if (stored['roleTypeId'] !== ADMINISTRATOR && changes['roleTypeId'] === ADMINISTRATOR) return true
  const after = toRights(changes['rights'])
  return after !== undefined && widensRights(rightsOf(stored['rights']), after)
}

/** The 403 for a call that needs a confirmed password. */
export function confirmationRequired(): Problem {
  return new Problem(403, sessionMessages.confirmationRequired, { code: 'confirmation-required' })
}

/** The normalised form of an email address for storage and comparison, regardless of case and character width. */
export function normalEmail(email: string): string {
  // Composed again at the end: a lower-case letter may have a composed form that its capital does not have.
  return toNfkc(toNfkc(removeHiddenCharacters(email)).toLowerCase()).trim()
}

function isAnother({ stored, changes }: PeopleChange, field: string): boolean {
  return field in changes && changes[field] !== stored[field]
}
