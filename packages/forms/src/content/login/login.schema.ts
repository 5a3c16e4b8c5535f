import { object } from 'yup'

import { loginEmail } from '../../entity/rules/email'
import { existingPassword } from '../../entity/rules/password'

/** What a person types to log in. */
export const login = {
  schema: object({
    email: loginEmail('Email'),
    password: existingPassword('Password'),
  }),
  empty: { email: '', password: '' },
}
