import { object } from 'yup'

import { knownPassword } from '../../entity/rules/password'

/** What a person types to confirm something with their own password. */
export const confirmPassword = {
  schema: object({
    password: knownPassword('Password'),
  }),
  empty: { password: '' },
}
