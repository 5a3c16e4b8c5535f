import { object, string } from 'yup'

/** A simple address pattern: something, an at sign, something with a dot. Linear in the length of the text. */
const ADDRESS = /^[^\s@]{1,64}@[^\s@.]{1,63}(?:\.[^\s@.]{1,63}){1,8}$/

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
