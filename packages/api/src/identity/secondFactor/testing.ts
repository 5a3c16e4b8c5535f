import type { Db } from '../../platform/db/database'
import { createSecretBox } from '../../platform/secrets/secretBox'
import { recoveryCodes, secondFactors } from './secondFactors.table'

/** The key of the second factors that `addFactor` stores. */
export const SECRETS_KEY = 'the key of the second factors of tests'

/** Stores a second factor of a user, with one recovery code. */
export async function addFactor(db: Db, userId: string): Promise<void> {
  const secret = createSecretBox(SECRETS_KEY)?.seal('GEZDGNBVGY3TQOJQ', userId)
  await db.insert(secondFactors).values({ userId, secret, since: new Date(), lastStep: 7 })
  await db.insert(recoveryCodes).values({ userId, codeHash: 'a'.repeat(64) })
}
