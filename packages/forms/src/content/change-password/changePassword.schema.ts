import { object, string } from 'yup'

import { composed } from '../../entity/composed'
import { newPassword } from '../../entity/rules/password'

/** What a person types to change their own password. */
export const changePassword = {
  schema: object({
    oldPassword: string().label('Old Password').required('${label} is required').default(''),
    newPassword: newPassword('New Password').test({
      name: 'notOld',
      message: 'New password cannot be same as your old password',
      test: (typed, { parent }) => !typed || !isSame(typed, parent.oldPassword),
    }),
    confirmPassword: string()
      .label('Confirm Password')
      .required('${label} is required')
      .test({
        name: 'equal',
        message: 'Passwords do not match',
        test: (typed, { parent }) => !typed || typed === parent.newPassword,
      })
      .default(''),
  }),
  empty: { oldPassword: '', newPassword: '', confirmPassword: '' },
}

// Another keyboard may write the same letters in another way.
function isSame(one: string, other: unknown): boolean {
  return typeof other === 'string' && composed(one) === composed(other)
}
