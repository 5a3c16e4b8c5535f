import { expect, test } from 'vitest'

import { writeDay, writeMoment } from './dateOrder'
import { readDay, readMoment } from './readDate'

const US = 'en-US'
const UK = 'en-GB'

test.each([
  ['22/11/2026', UK, '2026-11-22'],
  ['5/1/2026', UK, '2026-01-05'],
  ['5/1/2026', US, '2026-05-01'],
  ['11/22/2026', US, '2026-11-22'],
  ['22.11.2026', UK, '2026-11-22'],
  ['22 11 2026', UK, '2026-11-22'],
  [' 22-11-2026 ', UK, '2026-11-22'],
  ['2026-11-22', US, '2026-11-22'],
  ['22 Nov 2026', US, '2026-11-22'],
  ['Nov 22, 2026', UK, '2026-11-22'],
  ['November 2 2026', UK, '2026-11-02'],
  ['29/02/2024', UK, '2024-02-29'],
])('%s in %s is the day %s', (typed, locale, day) => {
  expect(readDay(typed, locale)).toBe(day)
})

test.each([
  ['11/22/2026', UK],
  ['22/11/2026', US],
  ['29/02/2026', UK],
  ['22/11/26', UK],
  ['22/11', UK],
  ['22/11/0026', UK],
  ['tomorrow', UK],
  ['', UK],
  ['1/2/3/2026', UK],
])('%s in %s is no day', (typed, locale) => {
  expect(readDay(typed, locale)).toBeUndefined()
})

test.each([
  ['22/11/2026 14:30', UK, [2026, 10, 22, 14, 30]],
  ['22/11/2026, 9:05', UK, [2026, 10, 22, 9, 5]],
  ['11/22/2026, 2:30 PM', US, [2026, 10, 22, 14, 30]],
  ['11/22/2026 2pm', US, [2026, 10, 22, 14, 0]],
  ['Nov 22, 2026 12 am', US, [2026, 10, 22, 0, 0]],
  ['22 Nov 2026 12:15 p.m.', UK, [2026, 10, 22, 12, 15]],
  ['2026-11-22 14:30', US, [2026, 10, 22, 14, 30]],
] as const)(
  '%s in %s is a moment of the time zone here',
  (typed, locale, [year, month, ...rest]) => {
    expect(readMoment(typed, locale)).toBe(new Date(year, month, ...rest).toISOString())
  },
)

test('a moment in ISO 8601 needs no time zone', () => {
  expect(readMoment('2026-11-22T14:30:00+02:00', UK)).toBe('2026-11-22T12:30:00.000Z')
})

test.each(['22/11/2026', '22/11/2026 14', '22/11/2026 25:00', '14:30', '22/11/2026 13 pm', ''])(
  '“%s” is no moment',
  (typed) => {
    expect(readMoment(typed, UK)).toBeUndefined()
  },
)

test.each([US, UK, 'de-DE', 'sv-SE'])('what is written in %s is read again', (locale) => {
  const moment = new Date(2026, 0, 5, 14, 30).toISOString()
  expect(readDay(writeDay('2026-01-05', locale), locale)).toBe('2026-01-05')
  expect(readMoment(writeMoment(moment, locale), locale)).toBe(moment)
})

test('a text that means nothing stays as it is', () => {
  expect(writeDay('tomorrow', UK)).toBe('tomorrow')
  expect(writeMoment('at noon', UK)).toBe('at noon')
})

test('a long text costs nothing', () => {
  const started = performance.now()
  for (const unit of [' ', '1', '1:', '/', 'a ', '1 ']) {
    expect(readDay(unit.repeat(1_000_000), UK)).toBeUndefined()
    expect(readMoment(unit.repeat(1_000_000), UK)).toBeUndefined()
  }
  expect(performance.now() - started).toBeLessThan(500)
})
