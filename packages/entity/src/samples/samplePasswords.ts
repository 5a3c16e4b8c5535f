import type { InvalidCase } from './defineFixtures'
import { missing } from './invalidCases'

/** A password that meets all rules. */
export const samplePassword = 'Correct-horse-7'

/** One case for each rule of a new password, for fixtures. */
export function newPasswordCases<const Field extends string>(field: Field, label: string) {
  const wrong = (rule: string, value: string, message: string): InvalidCase<Field> => ({
    field,
    rule,
    value,
    message: `${label} ${message}`,
  })
  return {
    passwordMissing: missing(field, `${label} is required`),
    passwordTooLong: wrong(
      'max',
      `${samplePassword}${'x'.repeat(120)}`,
      'should not exceed 128 characters',
    ),
    passwordTooShort: wrong('length', 'Short-1', 'needs at least 8 characters'),
    passwordWithoutUpperCase: wrong('upperCase', 'correct-horse-7', 'needs an uppercase letter'),
    passwordWithoutLowerCase: wrong('lowerCase', 'CORRECT-HORSE-7', 'needs a lowercase letter'),
    passwordWithoutDigit: wrong('digit', 'Correct-horse', 'needs a digit'),
    passwordWithoutSpecialCharacter: wrong('special', 'Correcthorse7', 'needs a special character'),
  }
}
