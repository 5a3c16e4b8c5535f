import { expect, test } from 'vitest'

import { weekScale } from './weekScale'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [6, [0, 2, 4, 6]],
  [8, [0, 2, 4, 6, 8]],
  [9, [0, 5, 10]],
  [27, [0, 10, 20, 30]],
  [1234, [0, 500, 1000, 1500]],
])('%i queries in a week are measured in even steps', (most, ticks) => {
  expect(weekScale(most)).toEqual(ticks)
})

test('no scale has more than four steps, or ends below what it measures', () => {
  for (let most = 0; most < 3000; most += 1) {
    const ticks = weekScale(most)
    expect(ticks.length).toBeLessThanOrEqual(5)
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
  }
})
