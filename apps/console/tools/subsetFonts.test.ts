import { expect, test } from 'vitest'

import { charactersOf } from './subsetFonts'

test.each([
  ['U+0041-0043, U+20AC,U+1F600', 'ABC€😀'],
  ['u+41', 'A'],
  ['U+4?', '@ABCDEFGHIJKLMNO'],
])('the range %s has %s', (range, characters) => {
  expect(charactersOf(range)).toBe(characters)
})
