import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { describe, expect, test } from 'vitest'

import { importsIn, mutualRooms, upwardImports } from './imports'

const root = fileURLToPath(new URL('../..', import.meta.url))
const API = join(root, 'packages/api/src')

/** The layers of the server, the lowest first. Each imports only itself and those before it. */
const LAYERS = ['platform', 'identity', 'records', 'people', 'site', 'operations']

describe('the server', () => {
  const imports = importsIn(API)

  test('has no folder beside its layers, and the architecture names each of them', () => {
    const folders = readdirSync(API, { withFileTypes: true }).filter((each) => each.isDirectory())
    expect(folders.map(({ name }) => name).toSorted()).toEqual([...LAYERS, 'testing'].toSorted())
    const architecture = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
    expect(architecture).toContain(LAYERS.map((name) => `\`${name}\``).join(' ← '))
  })

  test('imports only downwards', () => {
    expect(imports.length).toBeGreaterThan(500)
    expect(upwardImports(imports, LAYERS)).toEqual([])
  })

  test('has no two rooms that import each other', () => {
    expect(mutualRooms(imports)).toEqual([])
  })
})

test('finds an import that goes up, and rooms that import each other', () => {
  const imports = [
    { from: 'records/csv/a.ts', to: 'site/public/b' },
    { from: 'records/csv/a.ts', to: 'records/lists/c' },
    { from: 'records/lists/c.ts', to: 'records/csv/a' },
    { from: 'site/public/b.ts', to: 'records/csv/a' },
  ]
  expect(upwardImports(imports, LAYERS)).toEqual(['records/csv/a.ts imports site/public/b'])
  expect(mutualRooms(imports)).toEqual([
    'records/csv and site/public: records/csv/a.ts imports site/public/b, and site/public/b.ts imports records/csv/a',
    'records/csv and records/lists: records/csv/a.ts imports records/lists/c, and records/lists/c.ts imports records/csv/a',
  ])
})
