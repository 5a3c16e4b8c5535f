import { expect, test } from 'vitest'

import { contrast } from './contrast'

test('contrast is what WCAG 2 says it is, whichever colour comes first', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#ffffff', '#ffffff')).toBeCloseTo(1)
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})
