import { eq, ne } from 'drizzle-orm'

import type { Db } from '../db/database'
import { roles, users } from '../db/schema'
import { ADMINISTRATOR } from '../http/access'
import { Problem, refused } from '../http/problem'
import { normalEmail } from '../login/email'
import { hashPassword } from '../login/password'
import type { RecordHooks } from '../records/hooks'
import { anAdministratorRemains, LAST_ADMINISTRATOR } from './administrators'

/** Users: one email each, a password that is stored as its hash only, and always an administrator among them. */
export const userHooks: RecordHooks = {
  async beforeCreate({ password, ...values }) {
    return { ...withNormalEmail(values), passwordHash: await hashPassword(String(password)) }
  },

  async beforeChange(tx, { stored, changes }) {
    const { roleId } = changes
    if (typeof roleId === 'string' && roleId !== stored.roleId) {
      const someoneElse = await anAdministratorRemains(tx, ne(users.id, String(stored.id)))
      if (!someoneElse && !(await opensEverything(tx, roleId)))
        throw refused({ roleId: LAST_ADMINISTRATOR })
    }
    return withNormalEmail(changes)
  },

  async beforeRemove(tx, { stored, session }) {
    if (stored.id === session.userId)
      throw new Problem(409, 'You cannot delete yourself. Another administrator can do it.')
    if (!(await anAdministratorRemains(tx, ne(users.id, String(stored.id)))))
      throw new Problem(409, LAST_ADMINISTRATOR)
  },
}

async function opensEverything(tx: Db, roleId: string): Promise<boolean> {
  const [role] = await tx
    .select({ roleTypeId: roles.roleTypeId })
    .from(roles)
    .where(eq(roles.id, roleId))
  return role?.roleTypeId === ADMINISTRATOR
}

function withNormalEmail(values: Record<string, unknown>) {
  return 'email' in values ? { ...values, email: normalEmail(String(values.email)) } : values
}
