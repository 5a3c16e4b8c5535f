import { object } from 'yup'

import { loginEmail } from '../rules/email'
import { existingPassword } from '../rules/password'

/** The login form. */
export const login = {
  schema: object({
    email: loginEmail('Email'),
    password: existingPassword('Password'),
  }),
  empty: { email: '', password: '' },
}
