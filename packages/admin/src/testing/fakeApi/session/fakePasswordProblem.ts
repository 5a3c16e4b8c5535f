import { hasOnlyProductWords, matchesWord, passwordProblem } from '@staff/contract'
import type { Owner } from '@staff/entity'

/**
 * Why the fake API refuses a password that follows the rules of its form; undefined if it accepts it. The rules are the
 * server's, but the list of common passwords is short, and the strength of other passwords is not estimated.
 */
export function fakePasswordProblem(password: string, owner: Owner): string | undefined {
  return passwordProblem(password, owner, { isCommon, isEasyToGuess: hasOnlyProductWords })
}

const isCommon = matchesWord(['password', 'qwertyuiop'])
