import { assert, constantFrom, property, string } from 'fast-check'
import { expect, it } from 'vitest'

import { withoutMarks } from './withoutMarks'

it.each([
  ['**Two** _words_, ~~one~~ `code`', 'Two words, one code'],
  [
    '[Our **services**](record:services/1) and ![a quay](/api/images/a.webp)',
    'Our services and a quay',
  ],
  ['# Title\n\n> - 1. One\n* Two', 'Title\n\nOne\nTwo'],
  [String.raw`\*not bold\* and \# not a heading`, '*not bold* and # not a heading'],
  ['snake_case_name, 3 - 2 #1', 'snake_case_name, 3 - 2 #1'],
  ['', ''],
])('of %j leaves %j', (markdown, text) => {
  expect(withoutMarks(markdown)).toBe(text)
})

it('leaves text without marks as it is', () => {
  const letter = constantFrom('a', 'b', 'ä', 'ß', '你', ' ', ',', '.', ':', '?', '%', '\n')
  assert(
    property(string({ unit: letter }), (text) => {
      expect(withoutMarks(text)).toBe(text)
    }),
  )
})
