import { expect, test } from 'vitest'

import { sameDistribution } from './sameDistribution'

const upTo = (count: number, shift = 0) => Array.from({ length: count }, (_, each) => each + shift)

test('the same sample has the probability 1, and a shifted one a small one', () => {
  expect(sameDistribution(upTo(200), upTo(200))).toBe(1)
  expect(sameDistribution(upTo(200), upTo(200, 10))).toBeGreaterThan(0.5)
  expect(sameDistribution(upTo(200), upTo(200, 40))).toBeLessThan(0.001)
  expect(sameDistribution(upTo(200), upTo(200, 1000))).toBeLessThan(1e-9)
})

test('the probability is that of tables', () => {
  // The largest gap of two samples of 200 at the 5 % level is 0.136, and at the 1 % level 0.163.
  expect(sameDistribution(upTo(200), upTo(200, 27))).toBeCloseTo(0.05, 1)
  expect(sameDistribution(upTo(200), upTo(200, 33))).toBeLessThan(0.01)
})
