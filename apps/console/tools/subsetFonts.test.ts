import { expect, test } from 'vitest'

import { charactersOf, withHash } from './subsetFonts'

test.each([
  ['U+0041-0043, U+20AC,U+1F600', 'ABC€😀'],
  ['u+41', 'A'],
  ['U+4?', '@ABCDEFGHIJKLMNO'],
])('the range %s has %s', (range, characters) => {
  expect(charactersOf(range)).toBe(characters)
})

test('a font with other weights has another name', () => {
  const names = [1, 2].map((byte) =>
    withHash('assets/inter-latin-Dx4kXJAl.woff2', Uint8Array.of(byte)),
  )
  for (const name of names) expect(name).toMatch(/^assets\/inter-latin-[\w-]{8}\.woff2$/)
  expect(names[0]).not.toBe(names[1])
})
