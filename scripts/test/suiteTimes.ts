import { has, type JourneyReport, type TestReport } from './testReport'

/** How many tests a suite has, and how many seconds passed from the beginning of its first test to the end of its last. */
export interface SuiteTime {
  suite: string
  tests: number
  seconds: number
}

/** The times of vitest's projects, by the paths of their files. The report does not name the projects. */
export function timeTests(report: unknown): SuiteTime[] {
  if (!has<TestReport>(report, 'testResults')) return []
  const suites = new Map<string, TestReport['testResults']>()
  for (const file of report.testResults)
    suites.set(suiteOf(file.name), [...(suites.get(suiteOf(file.name)) ?? []), file])
  return [...suites].map(([suite, files]) => {
    const first = Math.min(...files.map(({ startTime }) => startTime))
    const last = Math.max(...files.map(({ endTime }) => endTime))
    const tests = files.reduce((total, { assertionResults }) => total + assertionResults.length, 0)
    return { suite, tests, seconds: (last - first) / 1000 }
  })
}

function suiteOf(path: string): string {
  if (path.endsWith('.stories.tsx')) return 'stories'
  if (/\/(?:apps|packages)\/api\//.test(path)) return 'api'
  return /\/examples\/[^/]+\/[^/]+\.test\.ts$/.test(path) ? 'examples' : 'unit'
}

/** The time of the journeys. */
export function timeJourneys(report: unknown): SuiteTime[] {
  if (!has<JourneyReport>(report, 'stats')) return []
  const { expected, flaky, unexpected, duration } = report.stats
  return [{ suite: 'e2e', tests: expected + flaky + unexpected, seconds: duration / 1000 }]
}

/** One line for each suite. */
export function formatTimes(times: readonly SuiteTime[]): string {
  return times
    .map(
      ({ suite, tests, seconds }) =>
        `${suite.padEnd(10)}${String(tests).padStart(6)} tests${seconds.toFixed(1).padStart(9)} s`,
    )
    .join('\n')
}
