import { expect, test } from 'vitest'

import { dayInZone, inZone, inZones, offsetName, placeText } from './zoneTexts'

const now = new Date('2026-11-20T09:00:00Z')
const british = { region: 'Europe/London', own: 'America/New_York', locale: 'en-GB' }

test('a time is told in the zone of the region, and in that of the person', () => {
  expect(inZones('2026-11-24T09:00:00Z', british, now)).toBe(
    'Tue 24 Nov, 09:00 in London · 04:00 in New York',
  )
  const american = { region: 'America/New_York', own: 'Europe/London', locale: 'en-US' }
  expect(inZones('2026-11-24T14:00:00Z', american, now)).toBe(
    'Tue, Nov 24, 9:00 AM in New York · 2:00 PM in London',
  )
})

test('the day of the person is told where it is another one', () => {
  expect(inZones('2026-11-24T02:00:00Z', british, now)).toBe(
    'Tue 24 Nov, 02:00 in London · Mon 23 Nov, 21:00 in New York',
  )
})

test('a time is told once where the clocks show the same', () => {
  const same = { ...british, own: 'Europe/Lisbon' }
  expect(inZones('2026-11-24T09:00:00Z', same, now)).toBe('Tue 24 Nov, 09:00 in London')
  // In Reykjavik the clocks do not change.
  const iceland = { ...british, own: 'Atlantic/Reykjavik' }
  expect(inZones('2026-11-24T09:00:00Z', iceland, now)).toBe('Tue 24 Nov, 09:00 in London')
  expect(inZones('2026-08-24T09:00:00Z', iceland, now)).toBe(
    'Mon 24 Aug, 10:00 in London · 09:00 in Reykjavik',
  )
})

test('another year is told', () => {
  expect(inZones('2027-03-03T09:00:00Z', { ...british, own: 'Europe/London' }, now)).toBe(
    'Wed 3 Mar 2027, 09:00 in London',
  )
  expect(inZone('2027-03-03T09:00:00Z', 'Asia/Kathmandu', 'en-GB', now)).toBe(
    'Wed 3 Mar 2027, 14:45',
  )
})

test('a day is that of the region', () => {
  expect(dayInZone('2026-11-24T23:30:00Z', british)).toBe('24 Nov 2026')
  const american = { region: 'America/New_York', own: 'Europe/London', locale: 'en-US' }
  expect(dayInZone('2026-11-24T02:00:00Z', american)).toBe('Nov 23, 2026')
})

test('the two times of an hour that exists twice have names', () => {
  expect(offsetName('2026-10-25T00:30:00Z', 'Europe/London', 'en-GB')).toBe('BST')
  expect(offsetName('2026-10-25T01:30:00Z', 'Europe/London', 'en-GB')).toBe('GMT')
  expect(offsetName('2026-11-01T05:30:00Z', 'America/New_York', 'en-US')).toBe('EDT')
})

test.each([
  ['Europe/London', 'in London'],
  ['America/Argentina/Buenos_Aires', 'in Buenos Aires'],
  ['UTC', 'UTC'],
  ['Etc/GMT+5', 'GMT+5'],
])('the place of %s', (zone, text) => {
  expect(placeText(zone)).toBe(text)
})
