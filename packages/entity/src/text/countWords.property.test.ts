import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { countWords } from './countWords'

// Every character with the Unicode property White_Space.
const SPACES = Array.from(
  '\t\n\v\f\r \u0085\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A' +
    '\u2028\u2029\u202F\u205F\u3000',
)

const space = fc.string({ unit: fc.constantFrom(...SPACES), minLength: 1, maxLength: 4 })
const anySpace = fc.option(space, { nil: '' })

// These look like white space but are part of words. The last one is half of a surrogate pair.
const unit = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  fc.constantFrom('-', "'", '\u200B', '\u2060', '\uFEFF', '\uD800', '\0', '—', '👩‍💻'),
)
const word = fc
  .string({ unit, minLength: 1, maxLength: 8 })
  .filter((text) => !SPACES.some((sign) => text.includes(sign)))

test('counts the runs between white space, of any kind and length', () => {
  const words = fc.array(fc.tuple(word, space))
  fc.assert(
    fc.property(anySpace, words, word, anySpace, (before, first, last, after) => {
      const text = before + first.flat().join('') + last + after
      expect(countWords(text)).toBe(first.length + 1)
      expect(countWords(text.slice(0, before.length))).toBe(0)
    }),
  )
})

test('two texts with a space between them have as many words as both', () => {
  const any = fc.string({ unit: fc.oneof(unit, space) })
  fc.assert(
    fc.property(any, space, any, (one, between, other) => {
      expect(countWords(one + between + other)).toBe(countWords(one) + countWords(other))
    }),
  )
})
