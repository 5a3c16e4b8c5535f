import { object, string } from 'yup'

import { ADDRESS } from '../entity/rules/address'

/** What a person types to log in. */
export const login = {
  schema: object({
    email: string()
      .label('Email')
      .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
      .required('Email is required')
      .matches(ADDRESS, {
        name: 'email',
        message: 'Invalid email address',
        excludeEmptyString: true,
      })
      .default(''),
    password: string().label('Password').required('Password is required').default(''),
  }),
  empty: { email: '', password: '' },
}
