import { expect, test } from 'vitest'

import { isDay } from '@staff/entity'

import { endOfDay, startOfDay } from './days'

const NOW = new Date('2026-11-22T03:00:00Z')
const iso = (time: Date) => time.toISOString()

test('a day begins at midnight of the time zone', () => {
  expect(iso(startOfDay('2026-11-22', 'UTC', NOW))).toBe('2026-11-22T00:00:00.000Z')
  expect(iso(startOfDay('2026-11-22', 'America/New_York', NOW))).toBe('2026-11-22T05:00:00.000Z')
  expect(iso(endOfDay('2026-11-22', 'Europe/London', NOW))).toBe('2026-11-23T00:00:00.000Z')
})

test('a day has 23 hours when the clocks go forward', () => {
  expect(iso(startOfDay('2026-03-29', 'Europe/London', NOW))).toBe('2026-03-29T00:00:00.000Z')
  expect(iso(endOfDay('2026-03-29', 'Europe/London', NOW))).toBe('2026-03-29T23:00:00.000Z')
})

test('today is the day of the time zone, and the last 7 days include it', () => {
  expect(iso(startOfDay('today', 'UTC', NOW))).toBe('2026-11-22T00:00:00.000Z')
  expect(iso(startOfDay('today', 'America/New_York', NOW))).toBe('2026-11-21T05:00:00.000Z')
  expect(iso(startOfDay('last-7-days', 'UTC', NOW))).toBe('2026-11-16T00:00:00.000Z')
  expect(iso(startOfDay('last-30-days', 'UTC', NOW))).toBe('2026-10-24T00:00:00.000Z')
})

test('the next 7 days begin with today', () => {
  expect(iso(endOfDay('today', 'UTC', NOW))).toBe('2026-11-23T00:00:00.000Z')
  expect(iso(endOfDay('next-7-days', 'UTC', NOW))).toBe('2026-11-29T00:00:00.000Z')
  expect(iso(endOfDay('next-7-days', 'America/New_York', NOW))).toBe('2026-11-28T05:00:00.000Z')
  expect(iso(endOfDay('next-30-days', 'UTC', NOW))).toBe('2026-12-22T00:00:00.000Z')
})

test.each(['2026-02-29', '2026-13-01', '0999-01-01', '2026-1-1', '22/11/2026', ''])(
  '%o is no day',
  (text) => {
    expect(isDay(text)).toBe(false)
  },
)

test('the leap day is a day', () => {
  expect(isDay('2028-02-29')).toBe(true)
})
