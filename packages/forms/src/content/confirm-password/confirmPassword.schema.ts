import { object, string } from 'yup'

/** What a person types to confirm something with their own password. */
export const confirmPassword = {
  schema: object({
    password: string().label('Password').required('${label} is required').default(''),
  }),
  empty: { password: '' },
}
