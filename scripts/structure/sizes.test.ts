import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

import { filesIn, sourcesIn } from './imports'

/** More sources than these in one folder are hard to keep in mind. Tests and stories stand beside their source, and do not count. */
const MAX_SOURCES = 15

/** More suppressions of lint than these in 1,000 lines mean that a rule does not fit, and is better switched off for those files. */
const MAX_SUPPRESSIONS = 0.5

const SOURCES = ['packages/*/src', 'apps/*/src']

const root = fileURLToPath(new URL('../..', import.meta.url))

test('the root has at most 18 entries, so that a newcomer reads it at one glance', ({ skip }) => {
  const { stdout, status } = spawnSync('git', ['ls-tree', '--name-only', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) skip('This is no git checkout.')
  expect(stdout.trim().split('\n').length).toBeLessThanOrEqual(18)
})

test(`a folder has at most ${MAX_SOURCES} sources`, () => {
  const counts = new Map<string, number>()
  for (const folder of SOURCES.flatMap(foldersOf))
    for (const name of sourcesIn(join(root, folder))) {
      const parent = dirname(join(folder, name))
      counts.set(parent, (counts.get(parent) ?? 0) + 1)
    }
  expect(counts.size).toBeGreaterThan(100)
  expect([...counts].filter(([, count]) => count > MAX_SOURCES)).toEqual([])
})

test(`1,000 lines have at most ${MAX_SUPPRESSIONS} suppressions of lint`, () => {
  const sources = [...SOURCES.flatMap(foldersOf), 'scripts', 'e2e']
    .flatMap((folder) => filesIn(join(root, folder)).map((name) => join(root, folder, name)))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  const suppressions = [...sources.matchAll(/oxlint-disable/g)].length
  expect(suppressions / (sources.split('\n').length / 1000)).toBeLessThanOrEqual(MAX_SUPPRESSIONS)
})

test('only the last snapshot of the tables is kept: the next migration is compared with it', () => {
  const meta = readdirSync(join(root, 'apps/api/migrations/meta'))
  expect(meta.filter((name) => name.endsWith('_snapshot.json'))).toHaveLength(1)
})

/** The folders that `packages/*\/src` stands for. */
function foldersOf(pattern: string): string[] {
  const [parent = '', child = ''] = pattern.split('/*/')
  return readdirSync(join(root, parent), { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => `${parent}/${name}/${child}`)
}
