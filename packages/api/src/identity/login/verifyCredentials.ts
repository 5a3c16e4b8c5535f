import { and, eq } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { roleColumns, roles } from '../users/roles.table'
import { users } from '../users/users.table'
import { verifyPassword } from '../passwords/passwordHash'
import { startSession, type Origin, type SessionLimits } from '../sessions/sessions'

/** A user whose password was checked. */
export type VerifiedUser = NonNullable<Awaited<ReturnType<typeof verifyCredentials>>['user']>

/**
 * Finds the user with this email and checks the password. A disabled account is not allowed in. The check takes the same
 * time whether or not the account exists.
 */
export async function verifyCredentials(db: Db, email: string, password: string) {
  const [user] = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      account: users.account,
      passwordHash: users.passwordHash,
      passwordState: users.passwordState,
      draftKey: users.draftKey,
      ...roleColumns,
    })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(eq(users.email, email))
  const right = await verifyPassword(user?.passwordHash, password)
  return { user, isAllowed: right && user?.account === 'Active' }
}

/**
 * Starts a session after a successful check. Returns undefined if the password or the account has changed since: that
 * change ended all sessions, so no new one may follow from the old password.
 */
export async function startVerifiedSession(
  db: Db,
  { id, passwordHash }: VerifiedUser,
  { limits, origin, recordLogin }: Start,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
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
    if (!same) return undefined
    await recordLogin(tx)
    return startSession(tx, id, limits, origin)
  })
}

interface Start {
  limits: SessionLimits
  origin: Origin
  /** Writes the login to the audit, in the transaction that starts the session. */
  recordLogin: (tx: Db) => Promise<unknown>
}
