import { object } from 'yup'

import { existingPassword } from '../rules/password'
import { secondFactor } from './secondFactor'

/** The form in which users confirm an action with their password. */
export const confirmPassword = {
  schema: object({
    password: existingPassword('Password'),
  }),
  empty: { password: '' },
}

/** The same, for users with a second factor. */
export const confirmWithCode = {
  schema: confirmPassword.schema.concat(secondFactor.schema),
  empty: { ...confirmPassword.empty, ...secondFactor.empty },
}
