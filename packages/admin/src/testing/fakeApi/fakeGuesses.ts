import { passwordProblem } from '@staff/contract'
import type { Owner } from '@staff/forms/entity'

/** Why the fake server refuses a password; undefined where it may be used. It knows few of the server's words. */
export function fakePasswordProblem(password: string, owner: Owner): string | undefined {
  return passwordProblem(password, owner, {
    isCommon: (typed) => COMMON.has(lettersOf(typed)),
    isEasyToGuess: (typed) => EASY.has(lettersOf(typed)),
  })
}

const COMMON = new Set(['password', 'qwertyuiop'])
const EASY = new Set(['staffconsole'])

/** The letters of a password without the digits and signs around them; some signs stand for letters. */
function lettersOf(password: string): string {
  const core = password.toLowerCase().replaceAll(/^[^a-z]+|[^a-z]+$/g, '')
  return core
    .replaceAll('@', 'a')
    .replaceAll('0', 'o')
    .replaceAll(/[^a-z]/g, '')
}
