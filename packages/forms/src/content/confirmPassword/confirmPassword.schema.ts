import { object } from 'yup'

import { existingPassword } from '../../entity/rules/password'

/** What a person types to confirm something with their own password. */
export const confirmPassword = {
  schema: object({
    password: existingPassword('Password'),
  }),
  empty: { password: '' },
}
