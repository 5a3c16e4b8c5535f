import { expect, test } from 'vitest'

import { formatTimes, timeJourneys, timeTests } from './suiteTimes'

test('a suite takes from the beginning of its first file to the end of its last', () => {
  const testResults = [
    file('/project/packages/ui/src/a.test.ts', 1000, 4000),
    file('/project/packages/contract/src/examples/b.test.ts', 2000, 6500),
    file('/project/examples/site/site.test.ts', 6600, 6700),
    file('/project/apps/api/src/c.test.ts', 7000, 8000),
    file('/project/packages/ui/src/Button.stories.tsx', 9000, 9500),
  ]
  const times = timeTests({ testResults })
  expect(times).toEqual([
    { suite: 'unit', tests: 2, seconds: 5.5 },
    { suite: 'examples', tests: 1, seconds: 0.1 },
    { suite: 'api', tests: 1, seconds: 1 },
    { suite: 'stories', tests: 1, seconds: 0.5 },
  ])
  expect(formatTimes(times).split('\n')[0]).toBe('unit           2 tests      5.5 s')
})

test('the journeys have a time of their own, and a run without a report has none', () => {
  const stats = { expected: 3, flaky: 1, unexpected: 1, skipped: 2, duration: 61_000 }
  expect(timeJourneys({ stats })).toEqual([{ suite: 'e2e', tests: 5, seconds: 61 }])
  expect(timeJourneys(undefined)).toEqual([])
  expect(timeTests(undefined)).toEqual([])
})

/** A file of a report, with one test. */
function file(name: string, startTime: number, endTime: number) {
  const assertionResults = [{ status: 'passed', fullName: 'a test', failureMessages: [] }]
  return { name, startTime, endTime, status: 'passed', assertionResults }
}
