import { expect, test } from 'vitest'

import { sessionWarningAt } from './sessionWarning'

const SECOND = 1000
const MINUTE = 60 * SECOND

test.each([
  ['more than two minutes are left', 121 * SECOND, 8 * 60 * MINUTE, undefined],
  ['two minutes are left', 2 * MINUTE, 8 * 60 * MINUTE, { kind: 'idle', minutes: 2 }],
  ['a minute and a second are left', 61 * SECOND, 60 * MINUTE, { kind: 'idle', minutes: 2 }],
  ['a minute is left', MINUTE, 60 * MINUTE, { kind: 'idle', minutes: 1 }],
  ['a second is left', SECOND, 60 * MINUTE, { kind: 'idle', minutes: 1 }],
  ['the maximum duration ends first', 30 * MINUTE, 2 * MINUTE, { kind: 'final', minutes: 2 }],
  ['a call would extend it by seconds', MINUTE, 90 * SECOND, { kind: 'final', minutes: 1 }],
  ['a call would extend it by minutes', MINUTE, 3 * MINUTE, { kind: 'idle', minutes: 1 }],
  ['the server may not have ended it yet', -SECOND, 60 * MINUTE, { kind: 'idle', minutes: 1 }],
  ['it ended while the device slept', -3 * 60 * MINUTE, 60 * MINUTE, 'expired'],
  ['the end is not known', Infinity, Infinity, undefined],
])('%s', (_case, idle, final, expected) => {
  const now = Date.UTC(2026, 10, 21)
  expect(sessionWarningAt({ idleAt: now + idle, finalAt: now + final }, now)).toEqual(expected)
})
