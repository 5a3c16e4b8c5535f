import { passwordProblem } from '@staff/contract'
import type { Owner } from '@staff/forms/entity'

/** Why the fake server refuses a password; undefined where it may be used. It knows few of the server's words. */
export function fakePasswordProblem(password: string, owner: Owner): string | undefined {
  return passwordProblem(password, owner, {
    isCommon: (typed) => COMMON.has(lettersOf(typed)),
    isEasyToGuess: (typed) => EASY.has(lettersOf(typed)),
  })
}

const COMMON = new Set(['password'])
const EASY = new Set(['staffconsole', 'qwertyuiop'])

function lettersOf(password: string): string {
  const read = password.toLowerCase().replaceAll('@', 'a').replaceAll('0', 'o')
  return read.replaceAll(/[^a-z]/g, '')
}
