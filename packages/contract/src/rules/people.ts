import { toNfkc, removeHiddenCharacters, type EntityValues } from '@staff/forms/entity'

import { peopleMessages, sessionMessages } from '../messages/messages'
import { Problem, refused } from '../problems/Problem'

/** The role type that opens the full console. */
export const ADMINISTRATOR = 1

export interface PeopleChange {
  stored: EntityValues
  changes: EntityValues
  /** Who asks for it. */
  userId: string
}

export interface AdministratorFacts {
  /** Whether an administrator who can log in remains beside the user, or beside those with the role. */
  othersRemain: boolean
  /** Whether the user's role, as it would be, opens the full console. */
  opensEverything: boolean
}

/** Whether a change of a user may take an administrator away, so that `AdministratorFacts` are needed. */
export function touchesAdministrators(change: PeopleChange): boolean {
  return isAnother(change, 'roleId') || disables(change)
}

/** Whether a change of a user ends their access. */
export function disables(change: PeopleChange): boolean {
  return isAnother(change, 'account') && change.changes['account'] === 'Disabled'
}

/** Why a change of a user is refused: an administrator has to remain, and nobody disables themselves. */
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

/** Why a user stays: nobody deletes themselves, nor the last administrator. */
export function refuseUserRemoval(
  { stored, userId }: Pick<PeopleChange, 'stored' | 'userId'>,
  { othersRemain }: Pick<AdministratorFacts, 'othersRemain'>,
): Problem | undefined {
  if (stored['id'] === userId) return new Problem(409, peopleMessages.deleteYourself)
  return othersRemain ? undefined : new Problem(409, peopleMessages.lastAdministrator)
}

/** Whether a change makes a role of administrators one that opens less. */
export function demotesRole({ stored, changes }: Omit<PeopleChange, 'userId'>): boolean {
  const { roleTypeId = stored['roleTypeId'] } = changes
  return stored['roleTypeId'] === ADMINISTRATOR && roleTypeId !== ADMINISTRATOR
}

/** Why the role of the last administrators stays as it is. */
export function refuseDemotion({
  othersRemain,
}: Pick<AdministratorFacts, 'othersRemain'>): Problem | undefined {
  return othersRemain ? undefined : refused({ roleTypeId: peopleMessages.lastAdministratorRole })
}

/** Whether a change of a user needs the password again: another role, and another email of one's own. */
export function userChangeNeedsPassword(change: PeopleChange): boolean {
  const { stored, changes, userId } = change
  const isOwnEmail = stored['id'] === userId && 'email' in changes
  return (
    isAnother(change, 'roleId') ||
    (isOwnEmail && normalEmail(String(changes['email'])) !== stored['email'])
  )
}

/** Whether a change of a role needs the password again: it would open the full console. */
export function roleChangeNeedsPassword({
  stored,
  changes,
}: Omit<PeopleChange, 'userId'>): boolean {
  return stored['roleTypeId'] !== ADMINISTRATOR && changes['roleTypeId'] === ADMINISTRATOR
}

/** The 403 for what needs the password again. */
export function confirmationRequired(): Problem {
  return new Problem(403, sessionMessages.confirmationRequired, { code: 'confirmation-required' })
}

/** An email address as it is stored and compared: one for all that look the same, whatever their case and width. */
export function normalEmail(email: string): string {
  // Composed once more at the end: a capital may have no composed form where its small letter has one.
  return toNfkc(toNfkc(removeHiddenCharacters(email)).toLowerCase()).trim()
}

function isAnother({ stored, changes }: PeopleChange, field: string): boolean {
  return field in changes && changes[field] !== stored[field]
}
