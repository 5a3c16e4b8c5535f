import { object } from 'yup'

import { knownEmail } from '../../entity/rules/address'
import { knownPassword } from '../../entity/rules/password'

/** What a person types to log in. */
export const login = {
  schema: object({
    email: knownEmail('Email'),
    password: knownPassword('Password'),
  }),
  empty: { email: '', password: '' },
}
