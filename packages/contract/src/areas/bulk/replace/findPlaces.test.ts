import { describe, expect, test } from 'vitest'

import { findPlaces, type Search } from './findPlaces'

/** The found texts with what stands around them: 'a[b]c'. */
function marked(text: string, find: string, options: Partial<Search> = {}): string {
  const places = findPlaces(text, { find, matchCase: false, wholeWords: false, ...options })
  return places
    .toReversed()
    .reduce(
      (rest, { start, end }) =>
        `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`,
      text,
    )
}

describe('the case', () => {
  test.each([
    ['Acme, ACME and acme', 'acme', '[Acme], [ACME] and [acme]'],
    ['Die Straße und die STRASSE', 'straße', 'Die [Straße] und die [STRASSE]'],
    ['Straße, GROẞ', 'SS', 'Stra[ß]e, GRO[ẞ]'],
    ['ΟΔΟΣ οδος οδοσ', 'οδος', '[ΟΔΟΣ] [οδος] [οδοσ]'],
    ['İstanbul, İzmir', 'zm', 'İstanbul, İ[zm]ir'],
    ['İİİ Acme İ', 'acme', 'İİİ [Acme] İ'],
    ['eﬃcient', 'ffi', 'e[ﬃ]cient'],
  ])('of “%s” does not matter for “%s”', (text, find, expected) => {
    expect(marked(text, find)).toBe(expected)
  })

  test.each([
    ['Acme, ACME and acme', 'acme', 'Acme, ACME and [acme]'],
    ['Straße', 'SS', 'Straße'],
  ])('of “%s” can matter for “%s”', (text, find, expected) => {
    expect(marked(text, find, { matchCase: true })).toBe(expected)
  })
})

describe('a character', () => {
  test.each([
    ['half of ß', 'Maß', 's', 'Maß'],
    ['half of a ligature', 'ﬁne', 'f', 'ﬁne'],
    ['İ without its dot', 'İ', 'i', 'İ'],
    ['a letter without its mark', 'e\u0331 e', 'e', 'e\u0331 [e]'],
    ['a mark without its letter', 'e\u0331', '\u0331', 'e\u0331'],
    ['one of a family', '👩‍👧 👩 👧', '👧', '👩‍👧 👩 [👧]'],
    ['a hand without its colour', '👍🏽 👍', '👍', '👍🏽 [👍]'],
    ['a vowel sign’s consonant', 'नि न', 'न', 'नि [न]'],
  ])('is never cut: %s', (_what, text, find, expected) => {
    expect(marked(text, find)).toBe(expected)
  })

  test.each(['\\d+', '.', '$&', '(a|b)*', '[', '\\', '^', '*'])('%s is no pattern', (find) => {
    expect(marked(`a1 ${find} b`, find)).toBe(`a1 [${find}] b`)
    expect(marked('a1 b', find)).toBe('a1 b')
  })
})

describe('whole words', () => {
  test.each([
    ['cat, concat, cats, cat’s, Cat', 'cat', '[cat], concat, cats, [cat]’s, [Cat]'],
    ['Über über überall', 'über', '[Über] [über] überall'],
    ['art, Ärt, märt', 'ärt', 'art, [Ärt], märt'],
    ['v2 v20 v2', 'v2', '[v2] v20 [v2]'],
    ['C++ and C++11', 'C++', '[C++] and [C++]11'],
    ['x𝒂 𝒂', '𝒂', 'x𝒂 [𝒂]'],
    ['a_b a', 'a', 'a_b [a]'],
  ])('of “%s”: “%s”', (text, find, expected) => {
    expect(marked(text, find, { wholeWords: true })).toBe(expected)
  })
})

test('places do not overlap', () => {
  expect(marked('aaaaa', 'aa')).toBe('[aa][aa]a')
  expect(marked('aß', 'as')).toBe('aß')
})

test('all kinds of spaces are equal', () => {
  expect(marked('New\u00A0York, New\u2009York', 'new york')).toBe(
    '[New\u00A0York], [New\u2009York]',
  )
  expect(marked('one  two', '  ')).toBe('one[  ]two')
})

test('no letter becomes shorter without its case, so that indices of texts of equal length are equal', () => {
  const wrong = Array.from({ length: 0x11_00_00 }, (_, point) =>
    String.fromCodePoint(point),
  ).filter((letter) => letter.toLowerCase().toUpperCase().toLowerCase().length < letter.length)
  expect(wrong).toEqual([])
})

test('a long text takes linear time', () => {
  const start = performance.now()
  findPlaces('a'.repeat(400_000), {
    find: `${'a'.repeat(199)}b`,
    matchCase: false,
    wholeWords: true,
  })
  findPlaces('ß'.repeat(200_000), { find: 's'.repeat(199), matchCase: false, wholeWords: false })
  expect(performance.now() - start).toBeLessThan(2000)
})
