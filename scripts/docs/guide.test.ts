import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, expect, test, vi } from 'vitest'

import { applyBlock, blocksOf } from './guideBlocks'
import { copyRepository } from './copyRepository'

// Compiles the whole repository and runs tests in separate processes.
vi.setConfig({ testTimeout: 300_000 })

const copy = copyRepository()
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const guide = readFileSync(join(copy, 'docs/add-a-content-type.md'), 'utf8')

test('the guide adds a content type whose tests pass', () => {
  const blocks = blocksOf(guide)
  expect(blocks).toHaveLength(10)
  for (const block of blocks) applyBlock(copy, block)
  const migration = /^npm run migration .*$/m.exec(guide)?.[0] ?? ''
  expect(run(migration)).toBe('')
  expect(run('node_modules/.bin/tsc --noEmit')).toBe('')
  expect(runTests('unit award coverage fixtures')).toMatch(PASSED)
  expect(runTests('api tables.test records.test -t [Aa]ward')).toMatch(PASSED)
})

const PASSED = /Tests +[1-9]\d* passed/

/** Runs tests of a vitest project and returns the output. */
function runTests(args: string): string {
  const { stdout, stderr } = start(`node_modules/.bin/vitest run --project ${args}`)
  return stdout + stderr
}

/** Runs a command in the copy. Returns its output if it failed, otherwise an empty string. */
function run(command: string): string {
  const { status, stdout, stderr } = start(command)
  return status === 0 ? '' : stdout + stderr
}

function start(command: string) {
  // Without these, vitest takes the run for a part of this one.
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
