import { object } from 'yup'

import { loginEmail } from '../rules/email'
import { existingPassword, newPassword } from '../rules/password'

/** The form in which somebody asks for a link with which they choose a new password. */
export const forgotPassword = {
  schema: object({ email: loginEmail('Email').max(320, 'Invalid email address') }),
  empty: { email: '' },
}

/** The form in which somebody with a link chooses a password. */
export const choosePassword = {
  schema: object({
    newPassword: newPassword('New Password'),
    confirmPassword: existingPassword('Confirm Password').test({
      name: 'equal',
      message: 'Passwords do not match',
      test: (typed, { parent }) => !typed || typed === parent.newPassword,
    }),
  }),
  empty: { newPassword: '', confirmPassword: '' },
}
