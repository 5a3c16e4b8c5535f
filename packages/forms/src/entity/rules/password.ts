import { string } from 'yup'

import { composed } from '../composed'
import { countCharacters, hasAtMost } from '../countCharacters'

/** What a new password needs, in the order in which it is said. Each pattern is linear in the length of the text. */
export const passwordRules = [
  {
    name: 'length',
    says: 'at least 8 characters',
    isMet: (typed: string) => charactersOf(typed) >= 8,
  },
  {
    name: 'upperCase',
    says: 'an uppercase letter',
    isMet: (typed: string) => /\p{Lu}/u.test(typed),
  },
  {
    name: 'lowerCase',
    says: 'a lowercase letter',
    isMet: (typed: string) => /\p{Ll}/u.test(typed),
  },
  { name: 'digit', says: 'a digit', isMet: (typed: string) => /\p{Nd}/u.test(typed) },
  {
    name: 'special',
    says: 'a special character',
    isMet: (typed: string) => /[^\p{L}\p{Nd}\s]/u.test(typed),
  },
] as const

/** The longest password that can be set or can be right, in characters as a person counts them. */
export const PASSWORD_MAX_LENGTH = 128

/** A required new password: the composition rules above, at most 128 characters, spaces kept as typed. */
export function newPassword(label: string) {
  const required = string()
    .label(label)
    .typeError('${label} must be text')
    .required('${label} is required')
    .test({
      name: 'max',
      message: `\${label} should not exceed ${PASSWORD_MAX_LENGTH} characters`,
      test: (typed) => hasAtMost(composed(typed ?? ''), PASSWORD_MAX_LENGTH),
    })
  return passwordRules
    .reduce(
      (schema, { name, says, isMet }) =>
        schema.test({
          name,
          message: `\${label} needs ${says}`,
          test: (typed) => !typed || isMet(typed),
        }),
      required,
    )
    .meta({ description: PASSWORD_DESCRIPTION })
    .default('')
}

const PASSWORD_DESCRIPTION = `At most ${PASSWORD_MAX_LENGTH} characters, with ${passwordRules
  .map(({ says }) => says)
  .join(', ')}. One that is easy to guess is refused.`

/** Characters as a person counts them, not UTF-16 units; an accent that was typed alone belongs to its letter. */
export function charactersOf(typed: string): number {
  return countCharacters(composed(typed))
}
