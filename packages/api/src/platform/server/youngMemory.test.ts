import { getHeapSpaceStatistics } from 'node:v8'

import { expect, test } from 'vitest'

import { collectYoung } from './youngMemory'

const youngBytes = () =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_used_size ??
  0

test('a collection of young objects frees their memory, and leaves no function to call', () => {
  collectYoung()
  for (let count = 0; count < 1000; count += 1) Array.from({ length: 50 }, () => ({ count }))
  const before = youngBytes()
  collectYoung()
  expect(youngBytes()).toBeLessThan(before)
  expect(globalThis).not.toHaveProperty('gc')
})
