import { describe, expect, test } from 'vitest'

import { foldText, findHiddenCharacter, removeHiddenCharacters } from './hiddenCharacters'

describe('findHiddenCharacter', () => {
  test.each([
    ['Ana\u200BMoreno', 'zero width space (U+200B)', 'Ana'],
    ['\u202Eanomis', 'right-to-left override (U+202E)', ''],
    ['so\u00ADft', 'soft hyphen (U+00AD)', 'so'],
    ['ding\u0007', 'bell (U+0007)', 'ding'],
    ['Ana\u200DMoreno', 'zero width joiner (U+200D)', 'Ana'],
    ['Team 1\uFE0F', 'variation selector (U+FE0F)', 'Team 1'],
    ['Team 1\u200D2', 'zero width joiner (U+200D)', 'Team 1'],
    ['A\u3164B', 'Hangul filler (U+3164)', 'A'],
    ['A\uFEFF', 'byte order mark (U+FEFF)', 'A'],
    ['A\u{E0041}', 'character that cannot be seen (U+E0041)', 'A'],
    ['A\uD83D', 'half of a character (U+D83D)', 'A'],
    ['ab\u0085', 'control character (U+0085)', 'ab'],
    ['👨‍👩‍👧 x\u2066', 'left-to-right isolate (U+2066)', '👨‍👩‍👧 x'],
  ])('finds it in %j', (text, name, after) => {
    expect(findHiddenCharacter(text)).toEqual({ name, after })
    expect(findHiddenCharacter(text, { multiline: true })).toEqual({ name, after })
  })

  test.each([
    'Zoë Ng Østergaard',
    'مرحبا بالعالم',
    'می\u200Cخواهم',
    'क्\u200Dष',
    'שלום עולם',
    'family 👨‍👩‍👧‍👦 ❤️ 👩🏽‍❤️‍💋‍👨🏿 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇬🇧 1️⃣ #️⃣ ☎︎ ✊🏿 🏳️‍🌈',
    '葛\u{E0100}飾区',
    'e\u0301 ﷺ ½ ™',
    '한국어 ひらがな',
  ])('finds none in %j', (text) => {
    expect(findHiddenCharacter(text)).toBeUndefined()
    expect(removeHiddenCharacters(text)).toBe(text)
  })

  test('line breaks and tabs are allowed in multiline text only', () => {
    expect(findHiddenCharacter('a\n\tb')?.name).toBe('line break (U+000A)')
    expect(findHiddenCharacter('a\r\n\tb', { multiline: true })).toBeUndefined()
    expect(findHiddenCharacter('a\u2028b', { multiline: true })?.name).toBe(
      'line separator (U+2028)',
    )
  })
})

test.each([
  ['Admin', 'ＡＤＭＩＮ'],
  ['Admin', 'Ad\u200Bmin'],
  ['Admin', '  ad\u00ADmin '],
  ['Back office', 'Back\u00A0\u2003office'],
  ['Straße', 'STRASSE'],
  ['ΟΔΟΣ', 'οδος'],
  ['ﬁne', 'FINE'],
  ['Caf\u00e9', 'Cafe\u0301'],
  ['İ', 'i\u0307'],
])('%j and %j fold to the same text', (one, other) => {
  expect(foldText(one)).toBe(foldText(other))
})

test('the time for a long text is linear in its length', () => {
  const started = performance.now()
  for (const unit of [
    '\u200D',
    '👨\u200D',
    '\u0315\u0300',
    'a',
    '\u200C\u0627',
    '\u{1F3F4}\u{E0041}',
  ])
    findHiddenCharacter(unit.repeat(50_000), { multiline: true })
  expect(performance.now() - started).toBeLessThan(3000)
})
