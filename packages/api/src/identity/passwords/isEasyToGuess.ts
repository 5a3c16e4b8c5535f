import { createRequire } from 'node:module'

import { hasOnlyProductWords, PRODUCT_WORDS } from '@staff/contract'
import type { Owner } from '@staff/entity'
import type * as core from '@zxcvbn-ts/core'
import type * as common from '@zxcvbn-ts/language-common'

/**
 * Whether zxcvbn rates a password as guessable: fewer than a hundred million guesses, only keyboard walks, or only words of
 * this product with digits and special characters.
 */
export function isEasyToGuess(password: string, { name, email }: Owner): boolean {
  // zxcvbn's time grows faster than the length, and more characters only make a password harder to guess.
  const typed = Array.from(password.normalize('NFC')).slice(0, MAX_READ).join('')
  if (hasOnlyProductWords(typed)) return true
  const inputs = [...PRODUCT_WORDS, ...`${name} ${email}`.split(/[^\p{L}\p{N}]+/u)].filter(Boolean)
  const { guesses, sequence } = estimator().check(typed, inputs)
  const walks = sequence.filter(({ pattern }) => pattern === 'spatial')
  const guessed = sequence.filter(
    ({ pattern, token }) => pattern === 'bruteforce' && token.length > 2,
  )
  return guesses < MIN_GUESSES || (walks.length > 0 && guessed.length === 0)
}

const MAX_READ = 32
const MIN_GUESSES = 1e8

let cached: core.ZxcvbnFactory | undefined

/** Loads the dictionaries (57,000 words) when the first password is set, not at every start. */
function estimator(): core.ZxcvbnFactory {
  if (cached) return cached
  const load = createRequire(import.meta.url)
  // `require` returns no types; these are the packages' own.
  const { ZxcvbnFactory } = load('@zxcvbn-ts/core') as typeof core
  const { dictionary, adjacencyGraphs } = load('@zxcvbn-ts/language-common') as typeof common
  cached = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return cached
}
