import { object } from 'yup'

import { existingPassword } from '../rules/password'

/** The form in which users confirm an action with their password. */
export const confirmPassword = {
  schema: object({
    password: existingPassword('Password'),
  }),
  empty: { password: '' },
}
