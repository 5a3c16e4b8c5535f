import { eq } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { users } from '../users/users.table'
import { createRateLimit } from '../../platform/throttle/rateLimit'
import { verifyPassword } from './passwordHash'

/** Verifies the password of a person who is logged in; see `createPasswordCheck`. */
export type PasswordCheck = ReturnType<typeof createPasswordCheck>

/**
 * Verifies the passwords of people who are logged in. All routes share one rate limit for each person, because a
 * stolen session can also be used for guessing.
 */
export function createPasswordCheck(db: Db) {
  const attempts = createRateLimit(db, { name: 'own-password', max: 10, windowSeconds: 15 * 60 })

  /** Whether a password is the user's. Throws a 429 after too many wrong ones. */
  return async function checkPassword(userId: string, typed: string): Promise<boolean> {
    await attempts.consume(userId)
    const isCorrect = await verifyPassword(await hashOf(db, userId), typed).catch(
      async (error: unknown) => {
        await attempts.refund(userId)
        throw error
      },
    )
    if (isCorrect) await attempts.reset(userId)
    return isCorrect
  }
}

async function hashOf(db: Db, userId: string): Promise<string | null | undefined> {
  const [user] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
  return user?.passwordHash
}
