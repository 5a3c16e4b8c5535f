import { hash, verify } from '@node-rs/argon2'
import {
  MAX_CODE_POINTS_PER_CHARACTER,
  isWithinCharacterLimit,
  PASSWORD_MAX_LENGTH,
} from '@staff/forms/entity'

import { createConcurrencyLimit } from '../throttle/concurrencyLimit'

/** The Argon2id hash of a password; the same text typed on another keyboard gives the same password. */
export async function hashPassword(password: string): Promise<string> {
  return pass(() => hash(password.normalize('NFC'), COST))
}

/**
 * Whether a password belongs to a hash. Takes the same time where there is no hash to compare with, so that
 * nobody can tell from the time whether an account exists.
 */
export async function verifyPassword(
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  // A text of any length costs the same: nothing that is longer than this can be a password.
  const typed = password.slice(0, MOST_UNITS).normalize('NFC')
  const fits = password.length <= MOST_UNITS && isWithinCharacterLimit(typed, PASSWORD_MAX_LENGTH)
  const possible = stored !== undefined && fits
  const compared = fits ? typed : typed.slice(0, PASSWORD_MAX_LENGTH)
  const right = await pass(() => verify(possible ? stored : NOBODYS_HASH, compared))
  return possible && right
}

// An emoji may be joined from ten, and each may be two of JavaScript's units.
const MOST_UNITS = PASSWORD_MAX_LENGTH * MAX_CODE_POINTS_PER_CHARACTER * 2

// OWASP's second choice for Argon2id, the library's default algorithm: 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of random bytes that were thrown away, made with the same cost. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$lSlkQ0KeuKSK+13tmnJHHA$yD3toEyBvOlyKMX/qzZksado2H4q9gGua4IL/JiI7Ic'

// Each hash takes a core and 19 MiB; two at a time leave the server its breath.
const pass = createConcurrencyLimit(2, 600)

/** How many hashes are running, and how many logins wait for their turn. */
export const hashLoad = pass.load
