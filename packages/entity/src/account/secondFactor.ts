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

/** The form in which an administrator says why a colleague loses the second factor. */
export const factorReset = {
  schema: object({
    reason: string()
      .label('Reason')
      .trim()
      .required('Reason is required')
      .max(200, 'Reason should not exceed 200 characters')
      .meta({ maxCodePoints: 200 }),
  }),
  empty: { reason: '' },
}
