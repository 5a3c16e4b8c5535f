import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { object } from 'yup'

import {
  MAX_CODE_POINTS_PER_CHARACTER,
  countCharacters,
  isWithinCharacterLimit,
} from './countCharacters'
import { multiline, text } from '../rules/text'
import { validate } from '../validate'

const FAMILY = '👨‍👩‍👧‍👦'

test.each([
  ['', 0],
  ['Ana', 3],
  [FAMILY, 1],
  [FAMILY.repeat(60), 60],
  ['e\u0301', 1],
  ['👩🏽‍❤️‍💋‍👨🏿', 1],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿🇬🇧', 2],
  ['\u1112\u1161\u11AB', 1],
  ['a\r\nb', 3],
])('%j has %i characters', (typed, count) => {
  expect(countCharacters(typed)).toBe(count)
})

test('the code points of an impossible character count one by one', () => {
  const one = `e${'\u0301'.repeat(100)}`
  expect(countCharacters(one)).toBe(101 - MAX_CODE_POINTS_PER_CHARACTER + 1)
  expect(countCharacters(`e${'\u0301'.repeat(10_000)}`)).toBeGreaterThan(9000)
})

test.each([FAMILY, '🇬🇧', 'e\u0301', 'x👩🏽‍❤️‍💋‍👨🏿', '\u1112\u1161\u11AB'])(
  'counts a long text of %s like the sum of its parts',
  (unit) => {
    expect(countCharacters(unit.repeat(3000))).toBe(3000 * countCharacters(unit))
    expect(countCharacters(`a${unit.repeat(3000)}`)).toBe(3000 * countCharacters(unit) + 1)
  },
)

test('never counts more than the UTF-16 units, and a text within the limit has a bounded size', () => {
  const texts = fc.string({
    unit: fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant('\u0301')),
  })
  fc.assert(
    fc.property(texts, fc.nat(40), (typed, max) => {
      const count = countCharacters(typed)
      expect(count).toBeLessThanOrEqual(typed.length)
      expect(Array.from(typed).length).toBeLessThanOrEqual(count * MAX_CODE_POINTS_PER_CHARACTER)
      expect(isWithinCharacterLimit(typed, max)).toBe(count <= max)
      expect(count).toBeLessThanOrEqual(Array.from(typed).length)
    }),
  )
})

test('limits use this count, and a sorted text fits into an index', () => {
  const schema = object({ name: text('Name'), story: multiline('Story', { max: 200 }) })
  const errorsOf = (typed: string) => validate(schema, { name: typed, story: typed }).errors
  expect(errorsOf(FAMILY.repeat(60))).toBeUndefined()
  expect(errorsOf('x'.repeat(200))).toBeUndefined()
  expect(errorsOf('x'.repeat(201))).toEqual({
    name: 'Name should not exceed 200 characters',
    story: 'Story should not exceed 200 characters',
  })
  expect(errorsOf(FAMILY.repeat(200))).toEqual({
    name: 'Name has too many large characters: shorten it',
  })
  expect(Object.keys(errorsOf(`e${'\u0301'.repeat(10_000)}`) ?? {})).toEqual(['name', 'story'])
})
