import { describe, expect, test } from 'vitest'

import type { LiveTime } from '../live/liveTimes'
import { isShownSince } from './releaseTimes'

const at = '2026-11-24T09:00:00.000000Z'
const later = '2026-11-24T10:00:00.000000Z'
const now = '2026-11-24T11:00:00.000000Z'
const old: LiveTime = { version: 1, from: '2026-11-01T09:00:00.000000Z', until: at }

const time = (version: number, from: string, until: string | null = null): LiveTime => ({
  version,
  from,
  until,
})

describe('a release that has published a version is taken back', () => {
  test.each<[string, LiveTime[], boolean]>([
    ['while the version is live', [old, time(2, at)], true],
    ['and not after its end', [old, time(2, at, later)], false],
    ['and not after another version', [time(2, at, later), time(3, later)], false],
    [
      'and not after the same version was published again',
      [time(2, at, later), time(2, later)],
      false,
    ],
    ['and not if nothing was ever shown', [], false],
  ])('%s', (_what, times, isTaken) => {
    expect(isShownSince({ action: 'publish', version: 2, at }, times, now)).toBe(isTaken)
  })
})

describe('a release that has taken a record from the site is taken back', () => {
  test.each<[string, LiveTime[], boolean]>([
    ['while nothing is live', [old], true],
    ['while something is scheduled', [old, time(2, '2027-01-01T00:00:00.000000Z')], true],
    ['and not while something is live', [old, time(1, later)], false],
    ['and not after something was live', [old, time(1, at, later)], false],
  ])('%s', (_what, times, isTaken) => {
    expect(isShownSince({ action: 'unpublish', version: 1, at }, times, now)).toBe(isTaken)
  })
})
