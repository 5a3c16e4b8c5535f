import {
  ADMINISTRATOR,
  disables,
  normalEmail,
  refused,
  refuseUserChange,
  refuseUserRemoval,
  touchesAdministrators,
  userChangeNeedsPassword,
} from '@staff/contract'
import type { EntityValues, Owner } from '@staff/entity'
import { eq, ne } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { roles } from '../../identity/users/roles.table'
import { users } from '../../identity/users/users.table'
import { requireConfirmation } from '../../identity/passwords/confirmation'
import { endLinks } from '../../identity/links/linkStore'
import { endSessionsOf } from '../../identity/sessions/ownSessions'
import { hashPassword } from '../../identity/passwords/passwordHash'
import { passwordProblem } from '../../identity/passwords/passwordProblem'
import type { RecordHooks } from '../../records/table/recordHooks'
import { queueInvitation, queueMail } from '../mails/queueMail'
import { hasOtherAdministrator } from './remainingAdministrator'

/**
 * Rules of users: a normalized email, a hashed password or none for somebody who is invited, and always an administrator who can log in. Creating an
 * administrator, changing a role and changing one's own email need a confirmed password.
 */
export const userHooks: RecordHooks = {
  async beforeCreate({ invite, password, mustChoosePassword, ...given }, { db, session }) {
    const values = withNormalEmail(given)
    const typed = String(password)
    const reason = invite ? undefined : passwordProblem(typed, ownerOf(values))
    if (reason) throw refused({ password: `Password ${reason}` })
    if (await isAdministratorRole(db, String(values['roleId']))) requireConfirmation(session)
    if (invite) return values
    const passwordState = mustChoosePassword === false ? 'own' : 'given'
    return { ...values, passwordHash: await hashPassword(typed), passwordState }
  },

  // Without mails, the administrator makes a link.
  withCreated: ({ mail }) => mail && queueInvitation,

  async beforeChange(tx, { stored, changes, session, sendsMails }) {
    const change = { stored, changes, userId: session.userId }
    if (touchesAdministrators(change)) {
      const { roleId = stored['roleId'] } = changes
      const refusal = refuseUserChange(change, {
        othersRemain: await hasOtherAdministrator(tx, ne(users.id, String(stored['id']))),
        opensEverything: await isAdministratorRole(tx, String(roleId)),
      })
      if (refusal) throw refusal
    }
    // In the same transaction, so that a disabled account never has a session.
    if (disables(change)) await endSessionsOf(tx, String(stored['id']))
    // A link that was mailed to the old address opens the account no more, and the old address is told.
    if ('email' in changes && normalEmail(String(changes['email'])) !== stored['email']) {
      const [userId, to] = [String(stored['id']), String(stored['email'])]
      await endLinks(tx, userId, 'replaced')
      if (sendsMails) await queueMail(tx, { kind: 'email-changed', userId, data: { to } })
    }
    if (userChangeNeedsPassword(change)) requireConfirmation(session)
    return withNormalEmail(changes)
  },

  async beforeRemove(tx, { stored, session }) {
    const othersRemain = await hasOtherAdministrator(tx, ne(users.id, String(stored['id'])))
    const refusal = refuseUserRemoval({ stored, userId: session.userId }, { othersRemain })
    if (refusal) throw refusal
  },

  async beforeRestore(tx, { row, session }) {
    if (await isAdministratorRole(tx, String(row['role_id']))) requireConfirmation(session)
  },
}

async function isAdministratorRole(tx: Db, roleId: string): Promise<boolean> {
  const [role] = await tx
    .select({ roleTypeId: roles.roleTypeId })
    .from(roles)
    .where(eq(roles.id, roleId))
  return role?.roleTypeId === ADMINISTRATOR
}

function ownerOf({ firstName, lastName, email }: EntityValues): Owner {
  return { name: `${String(firstName)} ${String(lastName)}`, email: String(email) }
}

function withNormalEmail(values: EntityValues): EntityValues {
  return 'email' in values ? { ...values, email: normalEmail(String(values['email'])) } : values
}
