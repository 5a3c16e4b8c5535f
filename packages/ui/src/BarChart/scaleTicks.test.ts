import { expect, test } from 'vitest'

import { scaleTicks } from './scaleTicks'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [6, [0, 2, 4, 6]],
  [8, [0, 2, 4, 6, 8]],
  [9, [0, 5, 10]],
  [27, [0, 10, 20, 30]],
  [1234, [0, 500, 1000, 1500]],
])('the scale for %i has even steps', (max, ticks) => {
  expect(scaleTicks(max)).toEqual(ticks)
})

test('a scale has at most four steps and includes the maximum', () => {
  for (let max = 0; max < 3000; max += 1) {
    const ticks = scaleTicks(max)
    expect(ticks.length).toBeLessThanOrEqual(5)
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(max)
  }
})
