import { type InvalidCase, missing, newPasswordCases, samplePassword } from '@staff/entity'

/** Sample values, and one invalid case for each rule. */
export const changePasswordFixtures = {
  filled: {
    oldPassword: 'Correct-1',
    newPassword: samplePassword,
    confirmPassword: samplePassword,
  },
  invalid: {
    oldPasswordMissing: missing('oldPassword', 'Old Password is required'),
    ...newPasswordCases('newPassword', 'New Password'),
    passwordNotNew: {
      field: 'newPassword',
      given: { oldPassword: samplePassword },
      rule: 'notOld',
      value: samplePassword,
      message: 'New password cannot be same as your old password',
    },
    confirmPasswordMissing: missing('confirmPassword', 'Confirm Password is required'),
    confirmPasswordDifferent: {
      field: 'confirmPassword',
      rule: 'equal',
      value: 'Correct-house-7',
      message: 'Passwords do not match',
    },
  },
} satisfies { filled: object; invalid: Record<string, InvalidCase> }
