import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

export interface Totals {
  passed: number
  failed: number
  skipped: number
}

/** The part of vitest's JSON report that is counted. */
export interface TestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    /** The path of the file. */
    name: string
    status: string
    /** When its tests began and ended, in milliseconds. */
    startTime: number
    endTime: number
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** The part of Playwright's JSON report that is counted. */
export interface JourneyReport {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number; duration: number }
  suites: JourneySuite[]
  /** Errors outside of any test. */
  errors: unknown[]
}

interface JourneySuite {
  title: string
  specs: {
    title: string
    tests: {
      projectName: string
      status: string
      results: { error?: { message?: string } }[]
    }[]
  }[]
  suites?: JourneySuite[]
}

/** A failed test and the first line of its error, or a file that does not load. */
export interface Failure {
  file: string
  test: string
  error: string
}

/** Reads a JSON report; undefined where a run died before it wrote a whole one. */
export function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** Counts vitest's report. A run that fails without naming a test counts as one failure. */
export function countTests(report: unknown, exitCode: number | null): Totals {
  if (!has<TestReport>(report, 'testResults')) return ONE_FAILURE
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report
  // A file that fails to load, or whose hooks fail, has no failed test of its own.
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  const failed = numFailedTests + brokenFiles.length
  return atLeastOneFailure(exitCode, {
    passed: numPassedTests,
    failed,
    skipped: numPendingTests + numTodoTests,
  })
}

/** Counts Playwright's report in the same way. */
export function countJourneys(report: unknown, exitCode: number | null): Totals {
  if (!has<JourneyReport>(report, 'stats')) return ONE_FAILURE
  const { expected, flaky, unexpected, skipped } = report.stats
  const failed = unexpected + report.errors.length
  return atLeastOneFailure(exitCode, { passed: expected + flaky, failed, skipped })
}

/** The failed tests of vitest's report. */
export function listFailedTests(report: unknown): Failure[] {
  if (!has<TestReport>(report, 'testResults')) return []
  return report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0)
      return [{ file: name, test: 'the file itself', error: '' }]
    return failed.map(({ fullName, failureMessages }) => ({
      file: name,
      test: fullName,
      error: firstLine(failureMessages[0]),
    }))
  })
}

/** The failed journeys of Playwright's report. */
export function listFailedJourneys(report: unknown): Failure[] {
  if (!has<JourneyReport>(report, 'stats')) return []
  const list = (file: string, { specs, suites = [] }: JourneySuite): Failure[] => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName, results }) => ({
          file,
          test: `[${projectName}] ${title}`,
          error: firstLine(results.find(({ error }) => error)?.error?.message),
        })),
    ),
    ...suites.flatMap((suite) => list(file, suite)),
  ]
  return report.suites.flatMap((suite) => list(`e2e/${suite.title}`, suite))
}

export function sum(totals: Totals[]): Totals {
  const add = (key: keyof Totals) => totals.reduce((total, each) => total + each[key], 0)
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped') }
}

/** The last line of `npm test`. */
export function formatTotals({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** One line for each failure, with paths relative to `root`. */
export function formatFailures(failures: Failure[], root: string): string {
  return failures
    .map(
      ({ file, test, error }) =>
        `✗ ${file.replace(root, '')} › ${test}${error && `\n    ${error}`}`,
    )
    .join('\n')
}

function firstLine(text = ''): string {
  return stripVTControlCharacters(text).split('\n', 1)[0] ?? ''
}

const ONE_FAILURE: Totals = { passed: 0, failed: 1, skipped: 0 }

function atLeastOneFailure(exitCode: number | null, totals: Totals): Totals {
  return exitCode === 0 ? totals : { ...totals, failed: Math.max(totals.failed, 1) }
}

/** Whether a JSON value is a report. The runners write their own: one key distinguishes them from any other JSON. */
export function has<Report>(content: unknown, key: string & keyof Report): content is Report {
  return typeof content === 'object' && content !== null && key in content
}
