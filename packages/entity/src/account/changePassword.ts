import { object } from 'yup'

import { existingPassword, newPassword } from '../rules/password'
import { toNfc } from '../text/normalize'

/** The form for changing one's own password. */
export const changePassword = {
  schema: object({
    oldPassword: existingPassword('Old Password'),
    newPassword: newPassword('New Password').test({
      name: 'notOld',
      message: 'New password cannot be same as your old password',
      test: (typed, { parent }) => !typed || !isSame(typed, parent.oldPassword),
    }),
    confirmPassword: existingPassword('Confirm Password').test({
      name: 'equal',
      message: 'Passwords do not match',
      test: (typed, { parent }) => !typed || typed === parent.newPassword,
    }),
  }),
  empty: { oldPassword: '', newPassword: '', confirmPassword: '' },
}

// Keyboards differ in the code points that they send for the same letter.
function isSame(one: string, other: unknown): boolean {
  return typeof other === 'string' && toNfc(one) === toNfc(other)
}
