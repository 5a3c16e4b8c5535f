import { passwordProblem as problemOf } from '@staff/contract'
import type { Owner } from '@staff/entity'

import { isCommonPassword } from './isCommonPassword'
import { isEasyToGuess } from './isEasyToGuess'

/** Why a password is refused although it follows the rules of its form; see the contract's rule. */
export function passwordProblem(password: string, owner: Owner): string | undefined {
  return problemOf(password, owner, { isCommon: isCommonPassword, isEasyToGuess })
}
