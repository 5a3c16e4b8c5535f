import { expect, test } from 'vitest'

import { factorMessages } from './factorMessages'
import { factorState, refuseDay } from './factorRules'

const now = new Date('2026-11-27T10:00:00Z')

test.each([
  [true, null, 'on'],
  [true, '2026-01-01', 'on'],
  [false, null, 'off'],
  [false, '2026-11-28', 'due'],
  [false, '2026-11-27', 'required'],
  [false, '2026-01-01', 'required'],
] as const)('with a second factor: %s, required from %s: %s', (isOn, from, state) => {
  expect(factorState({ isOn, from }, now)).toBe(state)
})

test.each([
  [null, undefined],
  ['2026-11-27', undefined],
  ['2027-02-28', undefined],
  ['2026-11-26', factorMessages.inThePast],
  ['2027-02-29', factorMessages.notADay],
  ['2027-13-01', factorMessages.notADay],
])('the day %s is refused with: %s', (day, message) => {
  expect(refuseDay(day, now)?.details.errors?.['from']).toBe(message)
})
