import { and, eq } from 'drizzle-orm'

import type { Db } from '../db/database'
import { roles } from '../areas/roles/roles.table'
import { users } from '../areas/users/users.table'
import { verifyPassword } from '../passwords/passwordHash'
import type { SessionLimits } from '../sessions/checkSessionTimes'
import { startSession, type Origin } from '../sessions/sessions'

/** A person whose password was looked at. */
export type VerifiedUser = NonNullable<Awaited<ReturnType<typeof verifyCredentials>>['user']>

/**
 * The person with this email, if there is one, and whether they may come in: not with a wrong password, and not into a
 * disabled account. Each answer takes the same work.
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
      roleTypeId: roles.roleTypeId,
    })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(eq(users.email, email))
  const right = await verifyPassword(user?.passwordHash, password)
  return { user, isAllowed: right && user?.account === 'Active' }
}

/**
 * Starts the session of a person whose password was right. Undefined where the password or the account has changed
 * since: that change ended all sessions, and this one must not slip in behind it.
 */
export async function startVerifiedSession(
  db: Db,
  { id, passwordHash }: VerifiedUser,
  { limits, origin, remember }: Start,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const [same] = await tx
      .select({ id: users.id })
      .from(users)
      .where(
        and(eq(users.id, id), eq(users.passwordHash, passwordHash), eq(users.account, 'Active')),
      )
      .for('share')
    if (!same) return undefined
    await remember(tx)
    return startSession(tx, id, limits, origin)
  })
}

interface Start {
  limits: SessionLimits
  origin: Origin
  /** Remembers the login, in the transaction that starts the session. */
  remember: (tx: Db) => Promise<unknown>
}
