import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { lastLine, readReport, sumRuns, type TestReport, type TestRun } from './testReport'

const fine = run(file('passed', ['passed', 'passed', 'skipped']))

describe('sumRuns', () => {
  test('adds up what the reports say', () => {
    const other = run(file('failed', ['failed', 'passed']), { exitCode: 1, success: false })
    expect(sumRuns([fine, other])).toEqual({ passed: 3, failed: 1, skipped: 1 })
  })

  test('counts a file that does not load', () => {
    const broken = run(file('failed', []), { exitCode: 1, success: false })
    expect(sumRuns([fine, broken]).failed).toBe(1)
  })

  test('counts a file whose hook fails after its tests passed', () => {
    const broken = run(file('failed', ['passed']), { exitCode: 1, success: false })
    expect(sumRuns([broken])).toEqual({ passed: 1, failed: 1, skipped: 0 })
  })

  test('counts a run that dies without a report', () => {
    const dead: TestRun = { report: undefined, exitCode: null, mayBeEmpty: false }
    expect(sumRuns([fine, dead])).toEqual({ passed: 2, failed: 1, skipped: 1 })
  })

  test('counts a run that fails although its report names no failure', () => {
    const crashed = run(file('passed', ['passed']), { exitCode: 1 })
    expect(sumRuns([crashed])).toEqual({ passed: 1, failed: 1, skipped: 0 })
  })

  test('counts a test that never finished', () => {
    const crashed = run(file('passed', ['passed', 'pending']), { exitCode: 1 })
    expect(sumRuns([crashed])).toEqual({ passed: 1, failed: 1, skipped: 0 })
  })

  test('counts a run without tests, unless words chose the files', () => {
    expect(sumRuns([fine, run()]).failed).toBe(1)
    expect(sumRuns([fine, run(undefined, { mayBeEmpty: true })]).failed).toBe(0)
  })
})

test('a report that was cut short, or holds something else, is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  const path = join(folder, 'unit.json')
  writeFileSync(path, '{"success": tr')
  expect(readReport(path)).toBeUndefined()
  writeFileSync(path, '{"success": true}')
  expect(readReport(path)).toBeUndefined()
  expect(readReport(join(folder, 'missing.json'))).toBeUndefined()
  rmSync(folder, { recursive: true })
})

test('the last line names skipped tests only where there are any', () => {
  expect(lastLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
  expect(lastLine({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped')
})

type TestFile = TestReport['testResults'][number]

function file(status: TestFile['status'], tests: string[]): TestFile {
  return { status, assertionResults: tests.map((each) => ({ status: each })) }
}

function run(
  only?: TestFile,
  { exitCode = 0, success = true, mayBeEmpty = false }: Partial<TestRun & TestReport> = {},
): TestRun {
  return { report: { success, testResults: only ? [only] : [] }, exitCode, mayBeEmpty }
}
