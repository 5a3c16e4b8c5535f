import { object, string } from 'yup'

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
