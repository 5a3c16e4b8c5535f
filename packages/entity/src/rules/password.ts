import { string } from 'yup'

import { toNfc } from '../text/normalize'
import { countCharacters, isWithinCharacterLimit } from '../text/countCharacters'

/** The composition rules of a new password, in display order. Each pattern takes linear time. */
export const passwordRules = [
  {
    name: 'length',
    message: 'at least 8 characters',
    isMet: (typed: string) => passwordLength(typed) >= 8,
  },
  {
    name: 'upperCase',
    message: 'an uppercase letter',
    isMet: (typed: string) => /\p{Lu}/u.test(typed),
  },
  {
    name: 'lowerCase',
    message: 'a lowercase letter',
    isMet: (typed: string) => /\p{Ll}/u.test(typed),
  },
  { name: 'digit', message: 'a digit', isMet: (typed: string) => /\p{Nd}/u.test(typed) },
  {
    name: 'special',
    message: 'a special character',
    isMet: (typed: string) => /[^\p{L}\p{Nd}\s]/u.test(typed),
  },
] as const

/** The maximum length of a password in characters as a person counts them. */
export const PASSWORD_MAX_LENGTH = 128

/** A required new password: the rules above and at most 128 characters. Spaces stay as typed. */
export function newPassword(label: string) {
  const required = string()
    .label(label)
    .typeError('${label} must be text')
    .required('${label} is required')
    .test({
      name: 'max',
      message: `\${label} should not exceed ${PASSWORD_MAX_LENGTH} characters`,
      test: (typed) => isWithinCharacterLimit(toNfc(typed ?? ''), PASSWORD_MAX_LENGTH),
    })
  return passwordRules
    .reduce(
      (schema, { name, message, isMet }) =>
        schema.test({
          name,
          message: `\${label} needs ${message}`,
          test: (typed) => !typed || isMet(typed),
        }),
      required,
    )
    .meta({ kind: 'password', secret: true, description: PASSWORD_DESCRIPTION })
    .default('')
}

/** The password of an existing account. The server compares it, so it has no rules. */
export function existingPassword(label: string) {
  return string()
    .label(label)
    .required('${label} is required')
    .meta({ kind: 'password', secret: true })
    .default('')
}

const PASSWORD_DESCRIPTION = `At most ${PASSWORD_MAX_LENGTH} characters, with ${passwordRules
  .map(({ message }) => message)
  .join(', ')}. One that is easy to guess is refused.`

/**
 * The length in characters as a person counts them, not in UTF-16 units. A combining accent belongs to its letter.
 */
export function passwordLength(typed: string): number {
  return countCharacters(toNfc(typed))
}
