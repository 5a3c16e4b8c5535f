import { expect, test } from 'vitest'

import { findCommands } from './findCommands'

const commands = [
  { id: 'list', label: 'Testimonials', href: '/t' },
  { id: 'add', label: 'Add a testimonial', href: '/t/create' },
  { id: 'home', label: 'Home', words: 'start dashboard', href: '/' },
  { id: 'contest', label: 'Contest', href: '/c' },
]

const found = (typed: string, used?: string[]) =>
  findCommands(commands, typed, used).map(({ id }) => id)

test('the beginning of a name comes before a word, and a word before a part', () => {
  expect(found('test')).toEqual(['list', 'add', 'contest'])
})

test('all words must be there, in any order', () => {
  expect(found('testim add')).toEqual(['add'])
  expect(found('add home')).toEqual([])
})

test('other words for a command find it', () => {
  expect(found('dashboard')).toEqual(['home'])
})

test('of equal ones, the one that was used last comes first', () => {
  expect(found('o', ['contest'])[0]).toBe('contest')
})
