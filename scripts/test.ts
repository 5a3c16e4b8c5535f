import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { requireBrowser } from './prerequisites/browser'
import { describePostgres, testDatabaseUrl } from './prerequisites/postgres'
import { chooseTests } from './test/chooseTests'
import { formatTimes, timeJourneys, timeTests, type SuiteTime } from './test/suiteTimes'
import {
  countJourneys,
  countTests,
  formatFailures,
  formatTotals,
  listFailedJourneys,
  listFailedTests,
  readReport,
  sum,
  type Failure,
  type Totals,
} from './test/testReport'

// `npm test`: vitest's projects, then the journeys in Playwright. Arguments after `--` go to vitest; those that name
// files choose journeys too, and `--project e2e` runs the journeys alone.

const TIMEOUT_MS = 60 * 60_000

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = join(root, 'reports')
const journeyPaths = readdirSync(join(root, 'e2e')).map((name) => `e2e/${name}`)
const { tests, journeys, projects, files, otherArgs } = chooseTests(
  process.argv.slice(2),
  journeyPaths,
)
const isWanted = (...names: string[]) =>
  projects.length === 0 || names.some((name) => projects.includes(name))

const env: NodeJS.ProcessEnv = { ...process.env, TEST_DATABASE_URL: testDatabaseUrl }
if (isWanted('stories', 'examples', 'e2e'))
  try {
    env['CHROME_PATH'] = requireBrowser()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.log(`\n${formatTotals({ passed: 0, failed: 1, skipped: 0 })}`)
    process.exit(1)
  }
if (isWanted('api', 'e2e')) console.log(await describePostgres())
mkdirSync(reports, { recursive: true })

const failures: Failure[] = []
const times: SuiteTime[] = []
const totals = sum([...(tests ? [runTests()] : []), ...(journeys ? [runJourneys()] : [])])
if (totals.passed + totals.failed === 0) console.log('\nNo test matches these arguments.')
if (times.length > 0) console.log(`\n${formatTimes(times)}`)
// The output of the runners is long, so the failures are named once more at its end.
if (failures.length > 0) console.log(`\n${formatFailures(failures, root)}`)
// From `npm run check`.
const failedChecks = process.env['FAILED_CHECKS']
if (failedChecks) console.log(`\nChecks that failed before the tests: ${failedChecks}`)
console.log(`\n${formatTotals(totals)}`)
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0

function runTests(): Totals {
  const report = join(reports, 'tests.json')
  const chosen = projects.filter((name) => name !== 'e2e').map((name) => `--project=${name}`)
  const exitCode = run(report, [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...(files.length > 0 ? ['--passWithNoTests'] : []),
    ...chosen,
    ...otherArgs,
  ])
  const content = readReport(report)
  failures.push(...listFailedTests(content))
  times.push(...timeTests(content))
  return countTests(content, exitCode)
}

function runJourneys(): Totals {
  // The path that e2e/playwright.config.ts names.
  const report = join(reports, 'e2e.json')
  const playwright = 'node_modules/@playwright/test/cli.js'
  const exitCode = run(report, [
    '--conditions=@staff/source',
    playwright,
    'test',
    '--config',
    'e2e',
    ...files,
  ])
  const content = readReport(report)
  failures.push(...listFailedJourneys(content))
  times.push(...timeJourneys(content))
  return countJourneys(content, exitCode)
}

/** Runs a test runner without its last report, and returns its exit code; null where a signal ended it. */
function run(report: string, args: string[]): number | null {
  rmSync(report, { force: true })
  return spawnSync(process.execPath, args, {
    cwd: root,
    env,
    stdio: 'inherit',
    timeout: TIMEOUT_MS,
  }).status
}
