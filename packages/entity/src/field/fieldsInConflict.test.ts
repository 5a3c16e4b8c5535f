import { expect, test } from 'vitest'

import { fieldsInConflict } from './fieldsInConflict'

test('a list counts as changed as a whole', () => {
  const base = { tags: ['a', 'b'], title: 'T' }
  expect(fieldsInConflict(base, { ...base, tags: ['a'] }, { tags: ['b'] })).toEqual(['tags'])
  expect(fieldsInConflict(base, { ...base, title: 'U' }, { tags: ['b'] })).toEqual([])
})
