import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { copyRepository } from './docs/copyRepository'
import { chooseMutants, type FileMutant } from './mutation/chooseMutants'
import { applyMutant } from './mutation/mutants'

// `npm run mutation -- --count 200 --seed 1`: changes the rules and the server in a copy of the repository, one place at a time, and
// runs the unit and api tests that can reach it, up to the first that fails. Prints the mutants that no test noticed, and the score.

const FOLDERS = [
  'packages/entity/src',
  'packages/contract/src',
  'packages/api/src/identity',
  'packages/api/src/records',
]

// A mutant that ends no loop counts as noticed.
const TIMEOUT_MS = 30 * 60_000

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    folder: { type: 'string', multiple: true, default: FOLDERS },
    project: { type: 'string', multiple: true, default: ['unit', 'api'] },
  },
})
const root = fileURLToPath(new URL('..', import.meta.url))
const mutants = chooseMutants(root, values.folder, Number(values.count), Number(values.seed))
const copy = copyRepository()
let noticed = 0
try {
  for (const [index, mutant] of mutants.entries()) {
    const isNoticed = testMutant(mutant)
    if (isNoticed) noticed += 1
    console.log(`${isNoticed ? '✓' : '✗'} ${index + 1} ${describeMutant(mutant)}`)
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
console.log(`\n${noticed} of ${mutants.length} mutants noticed`)

function testMutant(mutant: FileMutant): boolean {
  const path = join(copy, mutant.file)
  const source = readFileSync(path, 'utf8')
  writeFileSync(path, applyMutant(source, mutant))
  const projects = values.project.map((name) => `--project=${name}`)
  const vitest = ['node_modules/vitest/vitest.mjs', 'related', mutant.file, '--run', '--bail=1']
  const { status } = spawnSync(process.execPath, [...vitest, ...projects, '--passWithNoTests'], {
    cwd: copy,
    stdio: 'ignore',
    timeout: TIMEOUT_MS,
  })
  writeFileSync(path, source)
  return status !== 0
}

/** The place of a mutant, what stood there, and what stands there now. */
function describeMutant({ file, start, end, replacement }: FileMutant): string {
  const source = readFileSync(join(root, file), 'utf8')
  const line = source.slice(0, start).split('\n').length
  const before = source.slice(start, end).replaceAll(/\s+/g, ' ').trim().slice(0, 60)
  return `${file}:${line}  ${before}  →  ${replacement.replaceAll(/\s+/g, ' ').trim().slice(0, 60)}`
}
