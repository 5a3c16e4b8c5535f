import { expect, test } from 'vitest'

import { searchTerms } from '@staff/entity'
import { career } from '../career/career.entity'
import { auditEntry } from './auditEntry'

const termsOf = (q: string) => searchTerms(auditEntry, q)

test('a search without choices looks for the whole text', () => {
  expect(searchTerms(career, 'lead engineer')).toEqual([{ text: 'lead engineer', choices: {} }])
  expect(searchTerms(career, '')).toEqual([])
})

test('each word narrows, and names kinds of acts and areas', () => {
  expect(termsOf('  deleted Blog ana ')).toEqual([
    { text: 'deleted', choices: { action: ['delete', 'delete-forever'] } },
    { text: 'Blog', choices: { area: ['blogs'] } },
    { text: 'ana', choices: {} },
  ])
})

test.each([
  ['logged in', [['login']]],
  ['log in', [['login']]],
  ['logged', [['login', 'logout']]],
  ['Deleted for ever', [['delete-forever']]],
  ['delete', [['delete', 'delete-forever']]],
  ['restored', [['restore', 'restore-from-trash']]],
  ['restored from the trash', [['restore-from-trash']]],
  ['restored from the tra', [['restore-from-trash']]],
  ['trash', [['restore-from-trash']]],
  ['exported', [['export']]],
  ['one-time password', [['set-password']]],
])('“%s” names kinds of acts', (q, actions) => {
  expect(termsOf(q).map(({ choices }) => choices['action'])).toEqual(actions)
})

test.each([
  ['testimonials', ['testimonials']],
  ['testimonial', ['testimonials']],
  ['query', ['queries']],
  ['contractual positions', ['contractual-positions']],
  ['service data', ['services-data']],
  ['service', ['services', 'services-data']],
])('“%s” names areas', (q, areas) => {
  expect(termsOf(q).map(({ choices }) => choices['area'])).toEqual([areas])
})

test('a letter and words that name nothing are texts', () => {
  for (const q of ['a', 'zzz', '%', '{record}', 'constructor', '__proto__'])
    expect(termsOf(q)).toEqual([{ text: q, choices: {} }])
})

test('very many words are few terms, and quickly made', () => {
  const many = termsOf(Array.from({ length: 100 }, (_, index) => `w${index}`).join(' '))
  expect(many).toHaveLength(8)
  expect(many.at(-1)?.text).toMatch(/^w7 w8 .* w99$/)
  // Were it slow, the test would not end in its time.
  expect(termsOf('logged '.repeat(100_000)).length).toBeLessThanOrEqual(8)
})
