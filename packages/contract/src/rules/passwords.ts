import { containsOwner, type Owner } from '@staff/entity'

import { passwordMessages } from '../messages/messages'

/** Two tests for passwords that are easy to guess. Their word lists are too large for this package. */
export interface Guesses {
  isCommon: (password: string) => boolean
  isEasyToGuess: (password: string, owner: Owner) => boolean
}

/**
 * Why a password that follows the rules of its form is rejected, as the end of a message that starts with the label of the
 * field; undefined if it is accepted.
 */
export function passwordProblem(
  password: string,
  owner: Owner,
  { isCommon, isEasyToGuess }: Guesses,
): string | undefined {
  if (isCommon(password)) return passwordMessages.common
  if (containsOwner(password, owner)) return passwordMessages.personal
  if (isEasyToGuess(password, owner)) return passwordMessages.guessable
  return undefined
}
