import { type InvalidCase, missing, samplePassword } from '@staff/entity'

/** Sample values, and one invalid case for each rule. */
export const confirmPasswordFixtures = {
  filled: { password: samplePassword },
  invalid: { passwordMissing: missing('password', 'Password is required') },
} satisfies { filled: object; invalid: Record<string, InvalidCase> }
