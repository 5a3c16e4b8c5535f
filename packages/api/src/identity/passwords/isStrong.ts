import { passwordLength, PASSWORD_MAX_LENGTH, passwordRules } from '@staff/entity'

/** Whether a password has the required length and kinds of characters. */
export function isStrong(password: string): boolean {
  return (
    passwordLength(password) <= PASSWORD_MAX_LENGTH &&
    passwordRules.every(({ isMet }) => isMet(password))
  )
}
