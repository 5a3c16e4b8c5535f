import { hash, verify } from '@node-rs/argon2'
import {
  MAX_CODE_POINTS_PER_CHARACTER,
  isWithinCharacterLimit,
  PASSWORD_MAX_LENGTH,
} from '@staff/entity'

import { createConcurrencyLimit } from '../../platform/throttle/concurrencyLimit'

/** The Argon2id hash of a password in Unicode NFC, so that the same text from another keyboard matches. */
export async function hashPassword(password: string): Promise<string> {
  return limitConcurrency(() => hash(password.normalize('NFC'), COST))
}

/**
 * Whether a password matches a hash. Takes the same time if there is no hash, so that the time does not reveal whether an
 * account exists.
 */
export async function verifyPassword(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  // Longer texts cannot be passwords. They are cut, which limits the time of the check.
  const typed = password.slice(0, MAX_UNITS).normalize('NFC')
  const fits = password.length <= MAX_UNITS && isWithinCharacterLimit(typed, PASSWORD_MAX_LENGTH)
  const isPossible = typeof stored === 'string' && fits
  const compared = fits ? typed : typed.slice(0, PASSWORD_MAX_LENGTH)
  const isMatch = await limitConcurrency(() => verify(isPossible ? stored : DUMMY_HASH, compared))
  return isPossible && isMatch
}

// In UTF-16 code units: an emoji may have ten code points of two units each.
const MAX_UNITS = PASSWORD_MAX_LENGTH * MAX_CODE_POINTS_PER_CHARACTER * 2

// OWASP's second choice for Argon2id, the library's default algorithm: 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash of discarded random bytes with the same cost. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$lSlkQ0KeuKSK+13tmnJHHA$yD3toEyBvOlyKMX/qzZksado2H4q9gGua4IL/JiI7Ic'

// Each hash uses a core and 19 MiB.
const limitConcurrency = createConcurrencyLimit(2, 600)

/** How many hashes are running, and how many are queued. */
export const hashLoad = limitConcurrency.load
