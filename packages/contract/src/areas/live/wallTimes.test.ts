import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { meaningOf, wallTimeOf } from './wallTimes'

test('a usual time means one instant', () => {
  expect(meaningOf('2026-11-24T09:00', 'Europe/London')).toEqual({
    kind: 'once',
    instant: '2026-11-24T09:00:00.000Z',
  })
  expect(meaningOf('2026-07-01T09:00', 'America/New_York')).toMatchObject({
    instant: '2026-07-01T13:00:00.000Z',
  })
})

test.each([
  ['Europe/London', '2027-03-28T01:30', '2027-03-28T02:30', '2027-03-28T01:30:00.000Z'],
  ['America/New_York', '2027-03-14T02:00', '2027-03-14T03:00', '2027-03-14T07:00:00.000Z'],
  // Half an hour only.
  ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-04T02:45', '2026-10-03T15:45:00.000Z'],
  // At midnight.
  ['Africa/Cairo', '2026-04-24T00:30', '2026-04-24T01:30', '2026-04-23T22:30:00.000Z'],
  // A whole day, because Samoa went to the other side of the date line.
  ['Pacific/Apia', '2011-12-30T12:00', '2011-12-31T12:00', '2011-12-30T22:00:00.000Z'],
])('clocks of %s go forward over %s: it is %s then', (zone, wallTime, next, instant) => {
  expect(meaningOf(wallTime, zone)).toEqual({ kind: 'never', wallTime: next, instant })
  expect(meaningOf(next, zone)).toEqual({ kind: 'once', instant })
})

test.each([
  ['Europe/London', '2026-10-25T01:30', '2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
  ['America/New_York', '2026-11-01T01:00', '2026-11-01T05:00:00.000Z', '2026-11-01T06:00:00.000Z'],
  [
    'Australia/Lord_Howe',
    '2026-04-05T01:45',
    '2026-04-04T14:45:00.000Z',
    '2026-04-04T15:15:00.000Z',
  ],
])('clocks of %s show %s twice', (zone, wallTime, first, second) => {
  expect(meaningOf(wallTime, zone)).toEqual({ kind: 'twice', instants: [first, second] })
})

test.each([
  ['Europe/London', '2027-03-28T00:59', '2027-03-28T00:59:00.000Z'],
  ['Europe/London', '2027-03-28T02:00', '2027-03-28T01:00:00.000Z'],
  ['Europe/London', '2026-10-25T00:59', '2026-10-24T23:59:00.000Z'],
  ['Europe/London', '2026-10-25T02:00', '2026-10-25T02:00:00.000Z'],
  // Offsets that are no whole hours, and zones beyond the date line.
  ['Asia/Kolkata', '2026-11-24T09:00', '2026-11-24T03:30:00.000Z'],
  ['Asia/Kathmandu', '2026-11-24T09:00', '2026-11-24T03:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-24T09:00', '2026-11-23T19:00:00.000Z'],
  ['UTC', '2028-02-29T00:00', '2028-02-29T00:00:00.000Z'],
])('in %s, %s is only once', (zone, wallTime, instant) => {
  expect(meaningOf(wallTime, zone)).toEqual({ kind: 'once', instant })
  expect(wallTimeOf(instant, zone)).toBe(wallTime)
})

const ZONES = [
  'UTC',
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kathmandu',
].concat(['Australia/Lord_Howe', 'Pacific/Chatham', 'Africa/Casablanca', 'America/Santiago'])

test('each instant is one meaning of what the clocks show then', () => {
  const minutes = fc.integer({ min: Date.UTC(2020) / 60_000, max: Date.UTC(2040) / 60_000 })
  fc.assert(
    fc.property(minutes, fc.constantFrom(...ZONES), (minute, zone) => {
      const instant = new Date(minute * 60_000).toISOString()
      const meaning = meaningOf(wallTimeOf(instant, zone), zone)
      expect(meaning.kind).not.toBe('never')
      if (meaning.kind === 'once') expect(meaning.instant).toBe(instant)
      if (meaning.kind === 'twice') expect(meaning.instants).toContain(instant)
    }),
  )
})

test.each(['', '2026-02-30T09:00', '2026-11-24T24:30', 'soon'])('%j is no time', (text) => {
  expect(() => meaningOf(text, 'UTC')).toThrow()
})

test('an unknown zone is refused', () => {
  expect(() => meaningOf('2026-11-24T09:00', 'Europe/Nowhere')).toThrow(RangeError)
})
