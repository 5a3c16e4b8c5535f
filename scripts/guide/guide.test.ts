import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, expect, test, vi } from 'vitest'

import { apply, blocksOf } from './blocks'
import { copyRepository } from './copyOfRepository'

// Compiles everything once and runs tests in processes of their own.
vi.setConfig({ testTimeout: 300_000 })

const copy = copyRepository()
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const guide = readFileSync(join(copy, 'docs/add-a-content-type.md'), 'utf8')

test('the guide adds a kind of content, up to its green tests', () => {
  const blocks = blocksOf(guide)
  expect(blocks).toHaveLength(10)
  for (const block of blocks) apply(copy, block)
  const migration = /^npm run migration .*$/m.exec(guide)?.[0] ?? ''
  expect(run(migration)).toBe('')
  expect(run('node_modules/.bin/tsc --noEmit')).toBe('')
  expect(runTests('unit award coverage fixtures')).toMatch(PASSED)
  expect(runTests('api tables.test records.test -t [Aa]ward')).toMatch(PASSED)
})

const PASSED = /Tests +[1-9]\d* passed/

/** Runs tests of a project; what was printed. */
function runTests(words: string): string {
  const { stdout, stderr } = start(`node_modules/.bin/vitest run --project ${words}`)
  return stdout + stderr
}

/** Runs a command in the copy; what it printed if it failed. */
function run(command: string): string {
  const { status, stdout, stderr } = start(command)
  return status === 0 ? '' : stdout + stderr
}

function start(command: string) {
  // A test run of its own, not a part of this one.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV|TEST$)/.test(name)),
  )
  return spawnSync(command, {
    cwd: copy,
    env: { ...env, NO_COLOR: '1' },
    shell: true,
    encoding: 'utf8',
  })
}
