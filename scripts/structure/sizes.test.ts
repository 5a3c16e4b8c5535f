import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('the root has at most 18 entries, so that a newcomer reads it at one glance', ({ skip }) => {
  const { stdout, status } = spawnSync('git', ['ls-tree', '--name-only', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) skip('This is no git checkout.')
  expect(stdout.trim().split('\n').length).toBeLessThanOrEqual(18)
})

test('only the last snapshot of the tables is kept: the next migration is compared with it', () => {
  const meta = readdirSync(join(root, 'apps/api/src/platform/db/migrations/meta'))
  expect(meta.filter((name) => name.endsWith('_snapshot.json'))).toHaveLength(1)
})
