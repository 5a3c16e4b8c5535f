import { object, string } from 'yup'

/** A code of an authenticator app, or a recovery code. */
const code = string()
  .label('Code')
  .trim()
  .required('Code is required')
  .max(40, 'The code is too long')
  .meta({ secret: true })

/** The form in which somebody types a code: at the login, and to set up an app. */
export const secondFactor = {
  schema: object({ code }),
  empty: { code: '' },
}
