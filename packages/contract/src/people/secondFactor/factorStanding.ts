import { json, type ValueOf } from '../../call/json'

/**
 * Whether somebody has a second factor. 'due': no, and their role requires one from a later day. 'required': no, and their role requires one
 * now, so that only setting it up is open to them.
 */
export const FACTOR_STATES = ['off', 'on', 'due', 'required'] as const
export type FactorState = (typeof FACTOR_STATES)[number]

/** Where somebody stands with their second factor, in the answers that a page starts with. */
export const factorStanding = json.object({
  state: json.choice(FACTOR_STATES),
  from: json.textOrNull(),
  recoveryCodes: json.integer(),
})

/** `from` is the day from which the role requires a second factor, and `recoveryCodes` how many of them are unused. */
export type FactorStanding = ValueOf<typeof factorStanding>

/** Where somebody stands without a second factor. */
export const NO_FACTOR: FactorStanding = { state: 'off', from: null, recoveryCodes: 0 }
