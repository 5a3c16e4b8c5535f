import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { requireBrowser } from './browser'
import { describePostgres, testDatabaseUrl } from './postgres'
import { lastLine, readReport, sumRuns, type TestRun } from './testReport'

// `npm test`: every test of the house. Words after `--` go to vitest: files, or projects with `--project`.

const PROJECTS = ['unit', 'api', 'stories', 'examples', 'e2e']
const TOO_LONG_MS = 20 * 60_000

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = join(root, 'reports')
const words = process.argv.slice(2)
const isChosen = words.some((word) => word.startsWith('--project'))
const environment: NodeJS.ProcessEnv = { ...process.env, TEST_DATABASE_URL: testDatabaseUrl }

if (['stories', 'examples', 'e2e'].some(isWanted)) {
  try {
    environment['CHROME_PATH'] = requireBrowser()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.log(`\n${lastLine({ passed: 0, failed: 1, skipped: 0 })}`)
    process.exit(1)
  }
}
if (isWanted('api') || isWanted('e2e')) console.log(await describePostgres())

// Only its own: what other checks have left there stays.
for (const name of [...PROJECTS, 'chosen']) rmSync(join(reports, `${name}.json`), { force: true })
mkdirSync(reports, { recursive: true })
// Each project in a process of its own: a browser that crashes takes no other result with it.
const runs = isChosen
  ? [runVitest('chosen')]
  : PROJECTS.map((name) => runVitest(name, '--project', name))

const totals = sumRuns(runs)
if (totals.passed + totals.failed === 0) console.log('\nNo test matches these words.')
console.log(`\n${lastLine(totals)}`)
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0

function runVitest(name: string, ...choice: string[]): TestRun {
  const report = join(reports, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const mayBeEmpty = words.length > 0
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...reporters,
      ...choice,
      ...words,
      ...(mayBeEmpty ? ['--passWithNoTests'] : []),
    ],
    { cwd: root, env: environment, stdio: 'inherit', timeout: TOO_LONG_MS },
  )
  return { report: readReport(report), exitCode: status, mayBeEmpty }
}

/** Whether a project takes part; a word that chooses projects by a pattern may mean any. */
function isWanted(project: string): boolean {
  return !isChosen || words.some((word) => /[*!]/.test(word) || word.endsWith(project))
}
