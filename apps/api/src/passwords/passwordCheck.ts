import { eq } from 'drizzle-orm'

import type { Db } from '../db/database'
import { users } from '../areas/users/users.table'
import { createRateLimit } from '../throttle/rateLimit'
import { verifyPassword } from './passwordHash'

/** Looks whether a person who is logged in knows their password; see `createPasswordCheck`. */
export type PasswordCheck = ReturnType<typeof createPasswordCheck>

/**
 * Checks what people who are logged in type as their password. One count for all the places where they do, for each
 * person and from wherever they call: somebody else's session is a place to guess from, too.
 */
export function createPasswordCheck(db: Db) {
  const attempts = createRateLimit(db, { name: 'own-password', most: 10, seconds: 15 * 60 })

  /** Whether a password is the person's. Throws a 429 when there were too many wrong ones. */
  return async function isRight(userId: string, typed: string): Promise<boolean> {
    await attempts.take(userId)
    const right = await verifyPassword(await hashOf(db, userId), typed).catch(
      async (error: unknown) => {
        await attempts.giveBack(userId)
        throw error
      },
    )
    if (right) await attempts.forget(userId)
    return right
  }
}

async function hashOf(db: Db, userId: string): Promise<string | undefined> {
  const [user] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
  return user?.passwordHash
}
