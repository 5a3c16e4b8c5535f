import { expect, test } from 'vitest'

import { sessionWarningAt } from './sessionWarning'

const SECOND = 1000
const MINUTE = 60 * SECOND

test.each([
  ['there is time', 121 * SECOND, 8 * 60 * MINUTE, undefined],
  ['two minutes are left', 2 * MINUTE, 8 * 60 * MINUTE, { kind: 'idle', minutes: 2 }],
  ['a minute and a second are left', 61 * SECOND, 60 * MINUTE, { kind: 'idle', minutes: 2 }],
  ['a minute is left', MINUTE, 60 * MINUTE, { kind: 'idle', minutes: 1 }],
  ['a second is left', SECOND, 60 * MINUTE, { kind: 'idle', minutes: 1 }],
  ['the last moment comes first', 30 * MINUTE, 2 * MINUTE, { kind: 'final', minutes: 2 }],
  ['a call would prolong it for seconds', MINUTE, 90 * SECOND, { kind: 'final', minutes: 1 }],
  ['a call would prolong it for a while', MINUTE, 3 * MINUTE, { kind: 'idle', minutes: 1 }],
  ['the server may still know it', -SECOND, 60 * MINUTE, { kind: 'idle', minutes: 1 }],
  ['it ended in the sleep of the device', -3 * 60 * MINUTE, 60 * MINUTE, 'expired'],
  ['nothing is known', Infinity, Infinity, undefined],
])('%s', (_what, idle, final, said) => {
  const now = Date.UTC(2026, 10, 21)
  expect(sessionWarningAt({ idleAt: now + idle, finalAt: now + final }, now)).toEqual(said)
})
