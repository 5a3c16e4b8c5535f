import { expect, test } from 'vitest'

import { json, type JsonType } from './json'
import { matches } from './matches'

const session = json.object({
  id: json.text(),
  count: json.integer(),
  state: json.choice(['own', 'given']),
  tags: json.list(json.text()),
  counts: json.map(json.integer()),
  seenBy: json.textOrNull(),
  extra: json.anything(),
})

const right = {
  id: 'a',
  count: 1,
  state: 'own',
  tags: ['x'],
  counts: { blogs: 2 },
  seenBy: null,
  extra: [{}],
}

test('a value of the type matches, with properties that nobody has named', () => {
  expect(matches(session, right)).toBe(true)
  expect(matches(session, { ...right, more: 1 })).toBe(true)
})

test.each<[what: string, wrong: Record<string, unknown>]>([
  ['a text', { id: 1 }],
  ['a whole number', { count: 1.5 }],
  ['one of the choices', { state: 'other' }],
  ['a list', { tags: { 0: 'x' } }],
  ['the items of a list', { tags: [1] }],
  ['the values of a map', { counts: { blogs: 'two' } }],
  ['a text or null', { seenBy: 1 }],
])('%s is asked for', (_, wrong) => {
  expect(matches(session, { ...right, ...wrong })).toBe(false)
})

test('a missing property and another kind of value do not match', () => {
  const { id: _, ...rest } = right
  expect(matches(session, rest)).toBe(false)
  const others: unknown[] = [null, undefined, 'text', [right]]
  expect(others.filter((each) => matches(session, each))).toEqual([])
})

test('what objects inherit is no property', () => {
  const type: JsonType = json.object({ toString: json.anything() })
  expect(matches(type, {})).toBe(false)
  expect(matches(json.object({ id: json.text() }), { id: 'a', constructor: 1 })).toBe(true)
})
