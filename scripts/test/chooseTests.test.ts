import { describe, expect, test } from 'vitest'

import { chooseTests } from './chooseTests'

const JOURNEYS = ['e2e/access.test.ts', 'e2e/login.test.ts']

function choose(...args: string[]) {
  const { tests, journeys } = chooseTests(args, JOURNEYS)
  return { tests, journeys }
}

describe('npm test', () => {
  test('without arguments runs everything', () => {
    expect(choose()).toEqual({ tests: true, journeys: true })
  })

  test('runs the runner of the chosen projects', () => {
    expect(choose('--project', 'unit')).toEqual({ tests: true, journeys: false })
    expect(choose('--project=e2e')).toEqual({ tests: false, journeys: true })
    expect(choose('--project', 'stories', '--project', 'e2e')).toEqual({
      tests: true,
      journeys: true,
    })
  })

  test('runs the runner of the chosen files', () => {
    expect(choose('packages/ui')).toEqual({ tests: true, journeys: false })
    expect(choose('e2e/login')).toEqual({ tests: false, journeys: true })
    // Also tests of the API have the word in their paths.
    expect(choose('login', 'packages/ui')).toEqual({ tests: true, journeys: true })
  })

  test('passes on what is no project', () => {
    const { projects, files, otherArgs } = chooseTests(['--project', 'api', 'login', '-t', 'x'], [])
    expect(projects).toEqual(['api'])
    expect(files).toEqual(['login', 'x'])
    expect(otherArgs).toEqual(['login', '-t', 'x'])
  })
})
