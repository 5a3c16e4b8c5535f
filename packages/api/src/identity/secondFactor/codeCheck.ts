import { wrongCode } from '@staff/contract'

import type { Db } from '../../platform/db/database'
import type { SecretBox } from '../../platform/secrets/secretBox'
import { createRateLimit } from '../../platform/throttle/rateLimit'
import { useCode } from './factorStore'

/** Accepts the codes of second factors; see `createCodeCheck`. */
export type CodeCheck = ReturnType<typeof createCodeCheck>

/** Accepts the codes of second factors. All routes share one rate limit for each person, so that nobody can try all codes. */
export function createCodeCheck(db: Db, box: SecretBox | undefined) {
  const attempts = createRateLimit(db, { name: 'second-factor', max: 5, windowSeconds: 15 * 60 })

  /**
   * Uses a code up, and runs `then` in the same transaction. Throws a 422 for a wrong code, and a 429 after too many. `refused` runs after
   * a wrong one.
   */
  return async function accept<Result>(
    { userId, typed }: { userId: string; typed: string },
    then: (tx: Db, kind: 'app' | 'recovery') => Promise<Result>,
    refused?: () => Promise<unknown>,
  ): Promise<Result> {
    await attempts.consume(userId)
    const accepted = await db.transaction(async (tx) => {
      const kind = await useCode(tx, { userId, typed, box })
      return kind && { result: await then(tx, kind) }
    })
    if (!accepted) {
      await refused?.()
      throw wrongCode()
    }
    await attempts.reset(userId)
    return accepted.result
  }
}
