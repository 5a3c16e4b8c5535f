import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { MAX_SLUG } from '../records/pages'
import { slugOf } from './slugOf'

test.each([
  ['Harbour master', 'harbour-master'],
  ['  Straße & Café — ‘Zoë’s’  ', 'strasse-and-cafe-zoes'],
  ['Łódź, Ærø and Đakovo', 'lodz-aero-and-dakovo'],
  ['C++ / .NET (senior)', 'c-net-senior'],
  ['ﬁne ½ Ⅻ', 'fine-1-2-xii'],
  ['2026', '2026'],
  ['港湾長 🚢', ''],
  ['', ''],
])('%j becomes %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('a long title is cut at a word, and a long word within it', () => {
  expect(slugOf(`${'a'.repeat(40)} ${'b'.repeat(39)} c`)).toBe(
    `${'a'.repeat(40)}-${'b'.repeat(39)}`,
  )
  expect(slugOf(`${'a'.repeat(40)} ${'b'.repeat(40)}`)).toBe('a'.repeat(40))
  expect(slugOf('a'.repeat(200))).toBe('a'.repeat(MAX_SLUG))
})

test('a slug of any text is a valid slug or empty, and its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
      const slug = slugOf(title)
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
      expect(slug.length).toBeLessThanOrEqual(MAX_SLUG)
      expect(slugOf(slug)).toBe(slug)
    }),
  )
})
