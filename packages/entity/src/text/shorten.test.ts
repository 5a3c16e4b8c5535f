import { expect, test } from 'vitest'

import { shorten } from './shorten'

test.each([
  ['', ''],
  ['  On time.\n\n  Always. ', 'On time. Always.'],
  ['exactly twenty chars', 'exactly twenty chars'],
  ['exactly twenty characters', 'exactly twenty…'],
  ['nineteen characters and more', 'nineteen characters…'],
  ['a-word-that-has-no-end-at-all', 'a-word-that-has-no-…'],
  ['🚢🚢🚢🚢🚢🚢🚢🚢🚢🚢🚢🚢🚢🚢🚢🚢🚢🚢🚢🚢🚢', `${'🚢'.repeat(19)}…`],
])('%j becomes %j', (text, short) => {
  expect(shorten(text, 20)).toBe(short)
})

test('a long text is shortened as fast as a short one', () => {
  expect(shorten('word '.repeat(1_000_000), 20)).toBe('word word word word…')
})
