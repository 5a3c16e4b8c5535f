import { randomInt } from 'node:crypto'

import { isStrong } from './isStrong'

/** A random password of 20 characters that follows the rules. Omits characters that look alike, such as 0 and O. */
export function newPassword(): string {
  const password = Array.from({ length: 20 }, () =>
    CHARACTERS.charAt(randomInt(CHARACTERS.length)),
  ).join('')
  return isStrong(password) ? password : newPassword()
}

const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789-+*=%'
