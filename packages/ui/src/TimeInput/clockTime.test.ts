import { expect, test } from 'vitest'

import { readClockTime, writeClockTime } from './clockTime'

test.each([
  ['09:00', '09:00'],
  ['9:05', '09:05'],
  [' 14.30 ', '14:30'],
  ['2:30 pm', '14:30'],
  ['2 PM', '14:00'],
  ['12 am', '00:00'],
  ['12:15 p.m.', '12:15'],
  ['0:00', '00:00'],
  ['23:59', '23:59'],
])('%j means %s', (typed, time) => {
  expect(readClockTime(typed)).toBe(time)
})

test.each(['', '9', '24:00', '9:60', '13 pm', 'noon', '9:00 x', '09:00:00', '-1:00', '9:00 pmx'])(
  '%j means no time',
  (typed) => {
    expect(readClockTime(typed)).toBeUndefined()
  },
)

test('a time is written as the locale has it, and can be read again', () => {
  expect(writeClockTime('14:30', 'en-GB')).toBe('14:30')
  expect(writeClockTime('09:05', 'en-GB')).toBe('09:05')
  expect(writeClockTime('14:30', 'en-US')).toBe('2:30 PM')
  expect(writeClockTime('00:05', 'en-US')).toBe('12:05 AM')
  expect(readClockTime(writeClockTime('00:05', 'en-US'))).toBe('00:05')
  expect(writeClockTime('soon', 'en-US')).toBe('soon')
  expect(writeClockTime('25:00', 'en-GB')).toBe('25:00')
})
