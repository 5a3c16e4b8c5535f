import { expect, test } from 'vitest'

import { growthOf, type Memory } from './watchMemory'

const measured = (...values: number[]): Memory[] =>
  values.map((heap) => ({ heap, resident: 2 * heap }))

test('growth compares both ends of the measurements, regardless of outliers', () => {
  expect(growthOf(measured(10, 10, 90, 10, 12, 14, 14, 0, 14, 14), 'heap')).toBe(4)
  expect(growthOf(measured(10, 10, 90, 10, 12, 14, 14, 0, 14, 14), 'resident')).toBe(8)
  expect(growthOf(measured(5, 4), 'heap')).toBe(-1)
})
