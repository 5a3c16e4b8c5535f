import { normalEmail, passwordProblem } from '@staff/contract'
import { login } from '@staff/entity/account'
import { PASSWORD_MAX_LENGTH, validate } from '@staff/entity'

import { isCommonPassword } from '../../identity/passwords/isCommonPassword'
import { isStrong } from '../../identity/passwords/isStrong'
import { StartError } from '../../platform/problems/startError'

/** The first administrator from the environment. Both values are set, or neither. */
export interface Admin {
  adminEmail: string | undefined
  adminPassword: string | undefined
}

/** Checks the first administrator from the environment. Throws a StartError for invalid values. */
export function checkAdmin(email = '', password = ''): Admin {
  if (!email && !password) return { adminEmail: undefined, adminPassword: undefined }
  if (!email || !password)
    throw new StartError('ADMIN_EMAIL and ADMIN_PASSWORD go together: set both or neither.')
  const adminEmail = normalEmail(email)
  if (validate(login.schema, { email: adminEmail, password }).errors)
    throw new StartError(`ADMIN_EMAIL is not an email address: "${email}".`)
  if (!isStrong(password))
    throw new StartError(
      `ADMIN_PASSWORD needs 8 to ${PASSWORD_MAX_LENGTH} characters with at least one uppercase letter, ` +
        'one lowercase letter, one digit and one special character.',
    )
  const owner = { name: '', email: adminEmail }
  // The first start also asks the estimator of guesses. Its dictionaries take 15 MB, and later starts do not use the password.
  const guesses = { isCommon: isCommonPassword, isEasyToGuess: () => false }
  const reason = passwordProblem(password, owner, guesses)
  if (reason) throw new StartError(`ADMIN_PASSWORD ${reason}.`)
  return { adminEmail, adminPassword: password }
}
