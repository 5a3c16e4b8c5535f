import type { InvalidCase } from '../../entity/samples/defineFixtures'
import { missing } from '../../entity/samples/invalidCases'
import { samplePassword } from '../../entity/samples/samplePasswords'

/** Sample values, and one invalid case for each rule. */
export const confirmPasswordFixtures = {
  filled: { password: samplePassword },
  invalid: { passwordMissing: missing('password', 'Password is required') },
} satisfies { filled: object; invalid: Record<string, InvalidCase> }
