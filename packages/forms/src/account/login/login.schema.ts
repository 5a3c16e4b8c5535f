import { object } from 'yup'

import { loginEmail } from '../../entity/rules/email'
import { existingPassword } from '../../entity/rules/password'

/** The login form. */
export const login = {
  schema: object({
    email: loginEmail('Email'),
    password: existingPassword('Password'),
  }),
  empty: { email: '', password: '' },
}
