import { expect, test } from 'vitest'

import { whoHas } from './author'

const ana = { userId: '1', userName: 'Ana Moreno' }

test('a sentence begins with who did it', () => {
  expect(whoHas(ana)).toBe('Ana Moreno has')
  expect(whoHas(ana, '2')).toBe('Ana Moreno has')
  expect(whoHas(ana, '1')).toBe('You have')
  expect(whoHas(undefined, '1')).toBe('Someone has')
  expect(whoHas({ userId: null, userName: '' })).toBe('Someone has')
})

test('inside a sentence only names begin with a capital letter', () => {
  expect(whoHas(ana, '2', 'inside')).toBe('Ana Moreno has')
  expect(whoHas(ana, '1', 'inside')).toBe('you have')
  expect(whoHas(undefined, '1', 'inside')).toBe('someone has')
})
