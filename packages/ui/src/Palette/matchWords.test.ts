import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'

import { markMatches, placeOf, searchWords } from './matchWords'

test.each([
  ['test', 'Testimonials', 'start'],
  ['TEST', 'Add a testimonial', 'word'],
  ['moni', 'Testimonials', 'inside'],
  ['ferrer', 'Lucía Ferrér', 'word'],
  ['(b', 'a (b) c', 'word'],
  ['xyz', 'Testimonials', undefined],
] as const)('“%s” in “%s”: %s', (word, text, place) => {
  expect(placeOf(word, text)).toBe(place)
})

test('the words of a search have no accents, and no empty words', () => {
  expect(searchWords('  Zoë   ÅNGSTRÖM ')).toEqual(['Zoe', 'ANGSTROM'])
})

test.each([
  ['Add a testimonial', 'test a', '[A]dd [a] [test]imonial'],
  ['Lucía Ferrer', 'lucia', '[Lucía] Ferrer'],
  ['Ångström', 'strom', 'Ång[ström]'],
  ['1+1 (two)', '(t 1+', '[1+]1 [(t]wo)'],
  ['Careers', '', 'Careers'],
  ['Careers', 'query', 'Careers'],
])('marks in “%s” for “%s”: %s', (text, search, marked) => {
  const parts = markMatches(text, search)
  expect(parts.map((part) => (part.isMatch ? `[${part.text}]` : part.text)).join('')).toBe(marked)
})

test('no search breaks a text', () => {
  assert(
    property(string({ unit: 'grapheme' }), string(), (text, search) => {
      const whole = markMatches(text, search).map((part) => part.text)
      expect(whole.join('').normalize('NFD')).toBe(text.normalize('NFD'))
    }),
  )
})
