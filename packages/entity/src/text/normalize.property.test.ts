import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { toNfc } from './normalize'

const MARKS = ['\u0300', '\u0301', '\u0308', '\u0315', '\u0323', '\u0327', '\u3099']
const LETTERS = ['a', 'e', 'ö', 'か', '한', '\u1112', '\u1161', '\u11AB', '😀', '\uD800', ' ', '']

/** A letter with fewer marks than the limit for normalizing in parts. */
const marked = fc
  .tuple(fc.constantFrom(...LETTERS), fc.array(fc.constantFrom(...MARKS), { maxLength: 5 }))
  .map(([letter, marks]) => letter + marks.join(''))

test('equals NFC for texts with a usual number of marks', () => {
  const texts = fc.array(fc.oneof(marked, fc.string({ unit: 'grapheme' })), { maxLength: 6 })
  fc.assert(
    fc.property(texts, (parts) => {
      const text = parts.join('|')
      expect(toNfc(text)).toBe(text.normalize('NFC'))
      expect(toNfc(text.normalize('NFD'))).toBe(text.normalize('NFC'))
    }),
  )
})

test('keeps every character of a text with any number of marks', () => {
  const many = fc.array(fc.constantFrom(...MARKS), { minLength: 25, maxLength: 200 })
  fc.assert(
    fc.property(many, (marks) => {
      const text = `e${marks.join('')}n`
      expect(toNfc(text).normalize('NFC')).toBe(text.normalize('NFC'))
    }),
  )
})
