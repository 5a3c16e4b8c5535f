import { confirmPassword } from './confirmPassword'
import { secondFactor } from './secondFactor'

/** The form in which users with a second factor confirm an action. */
export const confirmWithCode = {
  schema: confirmPassword.schema.concat(secondFactor.schema),
  empty: { ...confirmPassword.empty, ...secondFactor.empty },
}
