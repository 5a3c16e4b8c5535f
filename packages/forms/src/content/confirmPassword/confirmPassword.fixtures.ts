import type { InvalidCase } from '../../entity/defineFixtures'
import { missing } from '../../entity/invalidCases'
import { samplePassword } from '../../entity/samplePasswords'

/** What a person types to confirm something, and one case for each rule. */
export const confirmPasswordFixtures = {
  filled: { password: samplePassword },
  invalid: { passwordMissing: missing('password', 'Password is required') },
} satisfies { filled: object; invalid: Record<string, InvalidCase> }
