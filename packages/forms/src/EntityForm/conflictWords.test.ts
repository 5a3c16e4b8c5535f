import { expect, test } from 'vitest'

import { bothChanged, changeSentences, whose } from './conflictWords'

const now = new Date('2026-11-14T10:00:00Z')
const ana = {
  by: { userId: '1', userName: 'Ana Moreno' },
  at: '2026-11-14T09:58:00Z',
}
const ben = {
  by: { userId: '2', userName: 'Ben Okafor' },
  at: '2026-11-14T07:00:00Z',
}
const mine = { ...ana, reader: 'elsewhere' } as const
const unknown = { by: undefined, at: '2026-11-14T09:59:30Z' }

const name = { name: 'name', label: 'Name' }
const rating = { name: 'rating', label: 'Rating' }
const link = { name: 'linkedinLink', label: 'LinkedIn Link' }

test('a sentence says who changed what, and when', () => {
  expect(changeSentences([name, link], { name: ana, linkedinLink: ana }, now)).toBe(
    'Ana Moreno changed the name and the LinkedIn link 2 minutes ago.',
  )
  expect(changeSentences([name, link], { name: ana, linkedinLink: ben }, now)).toBe(
    'Ana Moreno changed the name 2 minutes ago. Ben Okafor changed the LinkedIn link 3 hours ago.',
  )
})

test('oneself in another tab, and somebody unknown', () => {
  expect(changeSentences([name], { name: mine }, now)).toBe(
    'You, in another tab, changed the name 2 minutes ago.',
  )
  expect(changeSentences([name], { name: unknown }, now)).toBe(
    'Someone else changed the name just now.',
  )
  expect(changeSentences([name], {}, now)).toBe('Someone else changed the name.')
  expect(whose(mine, now)).toBe('You, in another tab, 2 minutes ago')
  expect(whose({ ...ben, at: '2026-11-11T10:00:00Z' }, now)).toBe('Ben Okafor, 3 days ago')
})

test('the title names the people and the fields', () => {
  const both = { name: ana, rating: ana }
  expect(bothChanged([name], both)).toBe('You and Ana Moreno both changed Name')
  expect(bothChanged([name, rating], both)).toBe('You and Ana Moreno both changed Name and Rating')
  expect(bothChanged([name, rating], { name: ana, rating: ben })).toBe(
    'You, Ana Moreno and Ben Okafor changed Name and Rating',
  )
  expect(bothChanged([name], { name: mine })).toBe('You changed Name here and in another tab')
  expect(bothChanged([name], { name: { ...ana, reader: 'here' } })).toBe('You changed Name twice')
  expect(bothChanged([name], {})).toBe('You and someone else both changed Name')
  const four = [name, rating, link, { name: 'role', label: 'Role' }]
  const all = { name: ana, rating: ana, linkedinLink: ana, role: ana }
  expect(bothChanged(four, all)).toBe('You and Ana Moreno both changed 4 fields')
})
