import { readFileSync } from 'node:fs'

/** How many tests passed, failed and were left out. */
export interface Totals {
  passed: number
  failed: number
  skipped: number
}

/** What of vitest's JSON report is counted. */
export interface TestReport {
  success: boolean
  testResults: {
    status: 'passed' | 'failed'
    assertionResults: { status: string }[]
  }[]
}

/** One run of vitest: the report it left behind, if any, and how its process ended. */
export interface TestRun {
  report: TestReport | undefined
  /** The exit code; null where a signal ended the process. */
  exitCode: number | null
  /** Whether a run without any test is fine, because words chose the files. */
  mayBeEmpty: boolean
}

/** Reads a report; undefined where a run died before it wrote a whole one. */
export function readReport(path: string): TestReport | undefined {
  try {
    const content: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return isReport(content) ? content : undefined
  } catch {
    return undefined
  }
}

/** The sum of several runs. A run that died, or that failed without naming a test, counts as one failure. */
export function sumRuns(runs: TestRun[]): Totals {
  return runs.map(countRun).reduce(plus, NOTHING)
}

/** The one line that a run of all tests ends with. */
export function lastLine({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

const NOTHING: Totals = { passed: 0, failed: 0, skipped: 0 }
const ONE_FAILURE: Totals = { ...NOTHING, failed: 1 }

// The file is vitest's own: its two names tell it from anything else.
function isReport(content: unknown): content is TestReport {
  return (
    typeof content === 'object' &&
    content !== null &&
    'success' in content &&
    'testResults' in content &&
    Array.isArray(content.testResults)
  )
}

function countRun({ report, exitCode, mayBeEmpty }: TestRun): Totals {
  if (!report) return ONE_FAILURE
  const totals = report.testResults.map(countFile).reduce(plus, NOTHING)
  const isEmpty = totals.passed + totals.failed === 0 && !mayBeEmpty
  const endedBadly = exitCode !== 0 || !report.success
  return totals.failed === 0 && (isEmpty || endedBadly) ? plus(totals, ONE_FAILURE) : totals
}

function countFile({ status, assertionResults }: TestReport['testResults'][number]): Totals {
  const totals = assertionResults.map((test) => countTest(test.status)).reduce(plus, NOTHING)
  // A file that fails to load, or whose hooks fail, has no failed test of its own.
  return status === 'failed' && totals.failed === 0 ? plus(totals, ONE_FAILURE) : totals
}

function countTest(status: string): Totals {
  if (status === 'passed') return { ...NOTHING, passed: 1 }
  if (status === 'skipped' || status === 'todo') return { ...NOTHING, skipped: 1 }
  // 'failed', and 'pending': a test that was still running when its run ended.
  return ONE_FAILURE
}

function plus(one: Totals, other: Totals): Totals {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  }
}
