import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

import { chooseMutants } from './chooseMutants'
import { applyMutant, mutantsOf } from './mutants'

test.each([
  ['if (a) b()', ['if (!(a)) b()']],
  ['x = a < b ? 1 : c', ['x = !(a < b) ? 1 : c', 'x = a <= b ? 1 : c', 'x = a < b ? 2 : c']],
  ['x = a >= b', ['x = a > b']],
  ['x = a === b', ['x = a !== b']],
  ['x = a && b', ['x = a || b']],
  ['x = a ?? b', []],
  ['throw new Error()', ['{}']],
  ['function f() { return a }', ['function f() { return }']],
  ['x = true', ['x = false']],
  ["x = '1'", []],
  ['type A = 1 | true', []],
])('%s', (source, expected) => {
  expect(mutantsOf(source).map((mutant) => applyMutant(source, mutant))).toEqual(expected)
})

test('a seed chooses the same mutants, and fewer of them are the first of more', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const choose = (count: number, seed: number) =>
    chooseMutants(root, ['packages/entity/src'], count, seed)
  expect(choose(20, 1)).toHaveLength(20)
  expect(choose(5, 1)).toEqual(choose(20, 1).slice(0, 5))
  expect(choose(5, 2)).not.toEqual(choose(5, 1))
})
