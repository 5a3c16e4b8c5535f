import { expect, test } from 'vitest'

import { sharesFor, type Measured } from './measure'

function measured(flexible: string, flexibleCount: number): Omit<Measured, 'tableWidth'> {
  const column = (key: string, share: number) => ({
    key,
    share,
    isFlexible: flexible.includes(key),
    col: undefined,
  })
  return { column: column('a', 30), neighbour: column('b', 20), flexibleCount }
}

test.each<[what: string, flexible: string, count: number, expected: Record<string, number>]>([
  ['two fixed columns exchange', '', 1, { a: 35, b: 15 }],
  ['a flexible neighbour takes the rest', 'b', 1, { a: 35 }],
  ['a flexible column takes what its neighbour loses', 'a', 1, { b: 15 }],
  ['the neighbour of two flexible ones stays so', 'ab', 2, { a: 35 }],
  ['a third flexible column is not moved', 'ab', 3, { a: 35, b: 15 }],
])('%s', (_, flexible, count, expected) => {
  expect(sharesFor(measured(flexible, count), 35)).toEqual(expected)
})

test('neither column gets too narrow', () => {
  expect(sharesFor(measured('', 1), 0)).toEqual({ a: 6, b: 44 })
  expect(sharesFor(measured('', 1), 99)).toEqual({ a: 44, b: 6 })
})
