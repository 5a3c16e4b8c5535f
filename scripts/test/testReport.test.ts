import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import {
  countJourneys,
  countTests,
  formatFailures,
  formatTotals,
  listFailedJourneys,
  listFailedTests,
  readReport,
  sum,
  type JourneyReport,
  type TestReport,
} from './testReport'

describe('countTests', () => {
  test('reads the numbers of the report', () => {
    const report = vitest({ numPassedTests: 3, numPendingTests: 1, numTodoTests: 1 })
    expect(countTests(report, 0)).toEqual({ passed: 3, failed: 0, skipped: 2 })
    const failing = vitest({ numPassedTests: 3, numFailedTests: 2 }, file('failed', 'failed'))
    expect(countTests(failing, 1)).toEqual({ passed: 3, failed: 2, skipped: 0 })
  })

  test('counts each file that does not load', () => {
    const report = vitest({ numPassedTests: 2 }, file('failed'), file('failed'))
    expect(countTests(report, 1)).toEqual({ passed: 2, failed: 2, skipped: 0 })
  })

  test('counts a file whose hook fails after its tests passed', () => {
    const report = vitest({ numPassedTests: 1 }, file('failed', 'passed'))
    expect(countTests(report, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 })
  })

  test('counts a run that dies without a report', () => {
    expect(countTests(undefined, null)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  test('counts a run that fails although its report names no failure', () => {
    const unfinished = vitest({ numPassedTests: 1 }, file('passed', 'passed', 'pending'))
    expect(countTests(unfinished, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 })
    expect(countTests(vitest({}), 1).failed).toBe(1)
    expect(countTests(vitest({}), 0).failed).toBe(0)
  })
})

describe('countJourneys', () => {
  test('reads the numbers of the report', () => {
    const report = playwright({ expected: 3, flaky: 1, skipped: 2 })
    expect(countJourneys(report, 0)).toEqual({ passed: 4, failed: 0, skipped: 2 })
    expect(countJourneys(playwright({ unexpected: 2 }), 1).failed).toBe(2)
  })

  test('counts errors outside of tests, and a run that fails without an error', () => {
    expect(countJourneys(playwright({ expected: 1 }, ['no build', 'no port']), 1).failed).toBe(2)
    expect(countJourneys(playwright({ expected: 1 }), 1).failed).toBe(1)
    expect(countJourneys(undefined, null).failed).toBe(1)
  })
})

test('failures are named by file, test and first line of the error', () => {
  const report = vitest(
    {},
    file('failed', 'passed', 'failed'),
    file('failed'),
    file('passed', 'passed'),
  )
  expect(formatFailures(listFailedTests(report), '/project/')).toBe(
    [
      '✗ src/a.test.ts › a failed test',
      '    Error: wrong',
      '✗ src/a.test.ts › the file itself',
    ].join('\n'),
  )
  expect(listFailedTests(undefined)).toEqual([])
})

test('failed journeys are named with their database', () => {
  const spec = {
    title: 'log in',
    tests: [
      { projectName: 'embedded', status: 'expected', results: [{}] },
      {
        projectName: 'PostgreSQL',
        status: 'unexpected',
        results: [{ error: { message: 'late' } }],
      },
    ],
  }
  const login = {
    title: 'login.test.ts',
    specs: [spec],
    suites: [{ title: 'twice', specs: [spec] }],
  }
  const late = { file: 'e2e/login.test.ts', test: '[PostgreSQL] log in', error: 'late' }
  expect(listFailedJourneys({ ...playwright({}), suites: [login] })).toEqual([late, late])
  expect(listFailedJourneys(undefined)).toEqual([])
})

test('a report that was cut short, or holds something else, counts as a failure', () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  const path = join(folder, 'tests.json')
  writeFileSync(path, '{"numPassedTests": 1')
  expect(countTests(readReport(path), 0).failed).toBe(1)
  writeFileSync(path, '{"numPassedTests": 1}')
  expect(countTests(readReport(path), 0).failed).toBe(1)
  expect(countTests(readReport(join(folder, 'missing.json')), 0).failed).toBe(1)
  rmSync(folder, { recursive: true })
})

test('the last line names skipped tests only where there are any', () => {
  const totals = sum([
    { passed: 12, failed: 0, skipped: 0 },
    { passed: 3, failed: 0, skipped: 0 },
  ])
  expect(formatTotals(totals)).toBe('15 passed, 0 failed')
  expect(formatTotals({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped')
})

type TestFile = TestReport['testResults'][number]

function file(status: string, ...tests: string[]): TestFile {
  const assertionResults = tests.map((each) => ({
    status: each,
    fullName: `a ${each} test`,
    failureMessages: each === 'failed' ? ['\u001B[31mError: wrong\u001B[39m\n  at a line'] : [],
  }))
  return { name: '/project/src/a.test.ts', status, startTime: 0, endTime: 0, assertionResults }
}

function vitest(numbers: Partial<TestReport>, ...testResults: TestFile[]): TestReport {
  const none = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
  return { ...none, ...numbers, testResults }
}

function playwright(stats: Partial<JourneyReport['stats']>, errors: unknown[] = []): JourneyReport {
  return {
    stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 0, duration: 0, ...stats },
    suites: [],
    errors,
  }
}
