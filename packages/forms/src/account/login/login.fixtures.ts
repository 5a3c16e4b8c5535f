import type { InvalidCase } from '@staff/entity'

/** Sample values, and one invalid case for each rule. */
export const loginFixtures = {
  filled: { email: 'ana@example.com', password: 'Correct-1' },
  invalid: {
    emailMissing: { field: 'email', rule: 'required', value: '', message: 'Email is required' },
    emailNotAnAddress: {
      field: 'email',
      rule: 'email',
      value: 'ana@example',
      message: 'Invalid email address',
    },
    passwordMissing: {
      field: 'password',
      rule: 'required',
      value: '',
      message: 'Password is required',
    },
  },
} satisfies { filled: object; invalid: Record<string, InvalidCase> }
