import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

import { sourcesIn } from './imports'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('a query key begins in admin/data alone: others extend the keys of `recordQueries`', () => {
  const own = ['packages/admin/src', 'apps/console/src']
    .flatMap((folder) => sourcesIn(join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((path) => !path.startsWith('packages/admin/src/data/'))
    .filter((path) => OWN_KEY.test(readFileSync(join(root, path), 'utf8')))
  expect(own).toEqual([])
})

const OWN_KEY = /queryKey: \[\s*['"`]/
