import type { EntityValues } from '@staff/forms/entity'
import { eq, ne } from 'drizzle-orm'

import type { Db } from '../db/database'
import { roles, users } from '../db/schema'
import { ADMINISTRATOR } from '../access/access'
import { Problem, refused } from '../problems/problem'
import { requireConfirmation } from '../passwords/confirmation'
import { normalEmail } from '../login/email'
import { endSessionsOf } from '../sessions/ownSessions'
import { hashPassword } from '../passwords/passwordHash'
import { passwordProblem, type Owner } from '../passwords/passwordProblem'
import type { RecordChange, RecordHooks } from '../records/hooks'
import { anAdministratorRemains, LAST_ADMINISTRATOR } from './administrators'

/**
 * Users: one email each, a password that is stored as its hash only, and always an administrator who can log in. Making
 * an administrator, another role and another email of one's own need one's password again.
 */
export const userHooks: RecordHooks = {
  async beforeCreate({ password, mustChoosePassword, ...given }, { db, session }) {
    const values = withNormalEmail(given)
    const typed = String(password)
    const wrong = passwordProblem(typed, ownerOf(values))
    if (wrong) throw refused({ password: `Password ${wrong}` })
    if (await opensEverything(db, String(values['roleId']))) requireConfirmation(session)
    const passwordState = mustChoosePassword === false ? 'own' : 'given'
    return { ...values, passwordHash: await hashPassword(typed), passwordState }
  },

  async beforeChange(tx, change) {
    const { stored, changes, session } = change
    const isAnother = (field: string) => field in changes && changes[field] !== stored[field]
    if (isAnother('roleId')) await allowRole(tx, change)
    if (isAnother('account') && changes['account'] === 'Disabled') await disable(tx, change)
    const values = withNormalEmail(changes)
    const isOwnEmail = stored['id'] === session.userId && 'email' in values
    if (isAnother('roleId') || (isOwnEmail && values['email'] !== stored['email']))
      requireConfirmation(session)
    return values
  },

  async beforeRemove(tx, { stored, session }) {
    if (stored['id'] === session.userId)
      throw new Problem(409, 'You cannot delete yourself. Another administrator can do it.')
    if (!(await anAdministratorRemains(tx, ne(users.id, String(stored['id'])))))
      throw new Problem(409, LAST_ADMINISTRATOR)
  },
}

async function allowRole(tx: Db, { stored, changes }: RecordChange) {
  const someoneElse = await anAdministratorRemains(tx, ne(users.id, String(stored['id'])))
  if (!someoneElse && !(await opensEverything(tx, String(changes['roleId']))))
    throw refused({ roleId: LAST_ADMINISTRATOR })
}

// Their sessions end in the transaction that disables them; until it is over, nobody sees either.
async function disable(tx: Db, { stored, session }: RecordChange) {
  const id = String(stored['id'])
  if (id === session.userId)
    throw refused({ account: 'You cannot disable yourself. Another administrator can do it.' })
  if (!(await anAdministratorRemains(tx, ne(users.id, id))))
    throw refused({ account: LAST_ADMINISTRATOR })
  await endSessionsOf(tx, id)
}

async function opensEverything(tx: Db, roleId: string): Promise<boolean> {
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
