import { expect, test } from 'vitest'

import { placeAt, withMoved } from './order'

test.each([
  ['a', 2, 'bca'],
  ['c', 0, 'cab'],
  ['b', 1, 'abc'],
])('%s moves to place %i: %s', (key, place, expected) => {
  expect(withMoved(['a', 'b', 'c'], key, place).join('')).toBe(expected)
})

test.each([
  [-50, 0],
  [16, 0],
  [50, 1],
  [95, 2],
  [500, 2],
])('at %i px the first of three rows is at place %i', (y, place) => {
  const rows = [0, 1, 2].map((index) => ({ top: index * 32, bottom: (index + 1) * 32 }))
  expect(placeAt(rows, 0, y)).toBe(place)
})
