import { containsOwner, type Owner } from '@staff/forms/entity'

import { passwordMessages } from '../messages/messages'

/** What is known of passwords that others guess. Its lists are large: they stay with those who have them. */
export interface Guesses {
  isCommon: (password: string) => boolean
  isEasyToGuess: (password: string, owner: Owner) => boolean
}

/**
 * Why a password that keeps the rules of its form is refused all the same, as the end of a sentence about it; undefined
 * where it may be used.
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
