import { expect, test } from 'vitest'

import { stepAt } from './scrollNearEdge'

test.each([
  [400, 0],
  [64, 0],
  [32, -7],
  [0, -14],
  [-500, -14],
  [736, 0],
  [768, 7],
  [800, 14],
])('at %i px of a window of 800 px a drag scrolls by %i px', (y, step) => {
  expect(stepAt(y, 0, 800)).toBe(step)
})
