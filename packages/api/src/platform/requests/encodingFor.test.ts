import { expect, test } from 'vitest'

import { encodingFor } from './encodingFor'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip; q=0.5', 'gzip'],
  ['br;q=0.000,gzip;q=0', 'identity'],
  ['br ; q=1.000', 'br'],
  ['brotli, x-gzip', 'identity'],
  ['br;q=high', 'identity'],
])('%s is answered with %s', (accepted, expected) => {
  expect(encodingFor(accepted)).toBe(expected)
})

// A regular expression took 650 ms for one of the first kind.
test.each([
  `br;q=.${'1'.repeat(15_000)}x`,
  `${'br;q=.1 '.repeat(2000)}x`,
  ','.repeat(16_000),
  ';'.repeat(16_000),
])('a header of 16 KB costs nothing', (accepted) => {
  const before = performance.now()
  for (let time = 0; time < 1000; time += 1) expect(encodingFor(accepted)).toBe('identity')
  expect(performance.now() - before).toBeLessThan(500)
})
