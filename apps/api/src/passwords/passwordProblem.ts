import { containsOwner, type Owner } from '@staff/forms/entity'

import { isCommon } from './isCommon'
import { isEasyToGuess } from './isEasyToGuess'

export type { Owner } from '@staff/forms/entity'

/**
 * Why a password that keeps the rules of its form is refused all the same, as the end of a sentence about it; undefined
 * where it may be used.
 */
export function passwordProblem(password: string, owner: Owner): string | undefined {
  if (isCommon(password)) return 'is one of the most common ones. Choose another'
  if (containsOwner(password, owner)) return 'must not contain your name or email'
  if (isEasyToGuess(password, owner)) return 'is too easy to guess. Choose another'
  return undefined
}
