import { and, eq, type SQL } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { verifyPassword } from '../passwords/passwordHash'
import { roleColumns, roles } from '../users/roles.table'
import { users } from '../users/users.table'

/** A user who logs in. */
export type LoginUser = NonNullable<Awaited<ReturnType<typeof findLoginUser>>>

/** The user that a condition names. */
export async function findLoginUser(db: Db, which: SQL) {
  const [user] = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      account: users.account,
      passwordHash: users.passwordHash,
      passwordState: users.passwordState,
      draftKey: users.draftKey,
      factorFrom: roles.secondFactorFrom,
      ...roleColumns,
    })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(which)
  return user
}

/**
 * Finds the user with this email and checks the password. A disabled account is not allowed in. The check takes the same
 * time whether or not the account exists.
 */
export async function verifyCredentials(db: Db, email: string, password: string) {
  const user = await findLoginUser(db, eq(users.email, email))
  const right = await verifyPassword(user?.passwordHash, password)
  return { user, isAllowed: right && user?.account === 'Active' }
}

/**
 * Whether the password and the account of a user are still those that were checked. A change of them ended all sessions, so no new one may follow
 * from the old password. The row is locked until the end of the transaction.
 */
export async function isUnchanged(tx: Db, { id, passwordHash }: LoginUser): Promise<boolean> {
  const [same] = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, id),
        // Somebody without a password has not got past the check.
        eq(users.passwordHash, passwordHash ?? ''),
        eq(users.account, 'Active'),
      ),
    )
    .for('share')
  return same !== undefined
}
