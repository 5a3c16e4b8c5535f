import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { requireBrowser } from './prerequisites/browser'
import { describePostgres, testDatabaseUrl } from './prerequisites/postgres'
import {
  countJourneys,
  countTests,
  formatTotals,
  readReport,
  sum,
  type Totals,
} from './test/testReport'

// `npm test`: vitest's projects, then the journeys in Playwright. Arguments after `--` go to vitest; those that name
// files choose journeys too, and `--project e2e` runs the journeys alone.

const TIMEOUT_MS = 45 * 60_000

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = join(root, 'reports')
const { projects, files, otherArgs } = readArguments(process.argv.slice(2))
const hasTests = isWanted('unit', 'api', 'stories', 'examples') && !files.every(isJourney)
const hasJourneys = isWanted('e2e') && (files.length === 0 || files.some(isJourney))

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

const totals = sum([...(hasTests ? [runTests()] : []), ...(hasJourneys ? [runJourneys()] : [])])
if (totals.passed + totals.failed === 0) console.log('\nNo test matches these arguments.')
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
  return countTests(readReport(report), exitCode)
}

function runJourneys(): Totals {
  // The path that playwright.config.ts names.
  const report = join(reports, 'e2e.json')
  const playwright = 'node_modules/@playwright/test/cli.js'
  const exitCode = run(report, ['--conditions=@staff/source', playwright, 'test', ...files])
  return countJourneys(readReport(report), exitCode)
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

/** Whether one of these projects runs. */
function isWanted(...names: string[]): boolean {
  return projects.length === 0 || names.some((name) => projects.includes(name))
}

/** Whether an argument chooses journeys, as both runners match it: anywhere in a path. */
function isJourney(file: string): boolean {
  return readdirSync(join(root, 'e2e')).some((name) => `e2e/${name}`.includes(file))
}

/** Takes `--project` out of the arguments; files are among the others, too. */
function readArguments(args: string[]) {
  const { values, positionals, tokens } = parseArgs({
    args,
    options: { project: { type: 'string', multiple: true } },
    strict: false,
    tokens: true,
  })
  const taken = tokens.flatMap((token) =>
    token.kind === 'option' && token.name === 'project'
      ? token.inlineValue
        ? [token.index]
        : [token.index, token.index + 1]
      : [],
  )
  return {
    projects: (values['project'] ?? []).map(String),
    files: positionals,
    otherArgs: args.filter((_, index) => !taken.includes(index)),
  }
}
