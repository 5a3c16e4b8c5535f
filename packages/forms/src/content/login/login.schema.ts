import { object, string } from 'yup'

import { ADDRESS, plain } from '../../entity/rules/address'
import { onlyVisible, withPlainSpaces } from '../../entity/rules/text'

/** What a person types to log in. */
export const login = {
  schema: object({
    email: string()
      .label('Email')
      .transform(withPlainSpaces)
      .transform(plain)
      .test(onlyVisible())
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
