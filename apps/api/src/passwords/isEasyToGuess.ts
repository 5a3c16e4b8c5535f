import { createRequire } from 'node:module'

import type { Owner } from '@staff/forms/entity'
import type * as core from '@zxcvbn-ts/core'
import type * as common from '@zxcvbn-ts/language-common'

/**
 * Whether a program that guesses passwords finds this one soon: fewer than a hundred million guesses, walks over the
 * keyboard and nothing else, or the words of this product with some digits and signs.
 */
export function isEasyToGuess(password: string, { name, email }: Owner): boolean {
  // What comes behind makes it harder still, and each character costs the more the longer the text.
  const typed = Array.from(password.normalize('NFC')).slice(0, READ).join('')
  if (isOfTheProduct(typed)) return true
  const inputs = [...PRODUCT, ...`${name} ${email}`.split(/[^\p{L}\p{N}]+/u)].filter(Boolean)
  const { guesses, sequence } = estimator().check(typed, inputs)
  const walks = sequence.filter(({ pattern }) => pattern === 'spatial')
  const guessed = sequence.filter(
    ({ pattern, token }) => pattern === 'bruteforce' && token.length > 2,
  )
  return guesses < SOON || (walks.length > 0 && guessed.length === 0)
}

const READ = 32
const SOON = 1e8

/** What the product and its people are called, and everybody's first idea for a password here. */
const PRODUCT = [
  'staff',
  'console',
  'staffconsole',
  'admin',
  'administrator',
  'dashboard',
  'backoffice',
  'back',
  'office',
  'login',
  'password',
  'security',
  'secure',
  'website',
  'company',
  'testimonial',
  'testimonials',
  'career',
  'careers',
  'services',
  'service',
  'master',
  'masters',
]

const FILLERS = new Set(['my', 'our', 'the', 'new', 'for', 'and', 'a', 'is', 'of'])
const OF_PRODUCT = new Set(PRODUCT)

function isOfTheProduct(typed: string): boolean {
  const words = typed.toLowerCase().match(/\p{L}+/gu) ?? []
  return (
    words.some((word) => OF_PRODUCT.has(word)) &&
    words.every((word) => OF_PRODUCT.has(word) || FILLERS.has(word))
  )
}

let made: core.ZxcvbnFactory | undefined

/** Its lists have 57,000 words: they are read when the first password is set, not at every start. */
function estimator(): core.ZxcvbnFactory {
  if (made) return made
  const load = createRequire(import.meta.url)
  // The packages' own types; `require` knows none.
  const { ZxcvbnFactory } = load('@zxcvbn-ts/core') as typeof core
  const { dictionary, adjacencyGraphs } = load('@zxcvbn-ts/language-common') as typeof common
  made = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return made
}
