import { readFileSync } from 'node:fs'

import { matchesWord } from '@staff/contract'

// Next to this file in src, and next to the bundle in dist.
const LIST = new URL('commonPasswords.txt', import.meta.url)

/** Whether a password is one of the most common ones, also in disguise; see the contract's rule. */
export const isCommonPassword = matchesWord(readFileSync(LIST, 'utf8').trim().split(/\s+/))
