import { expect, test } from 'vitest'

import { dateText, isDateFormat, serialOf } from './excelDates'

test('a day of a workbook is a date', () => {
  expect(dateText(46_350, false)).toBe('2026-11-24')
  expect(dateText(46_350 - 1462, true)).toBe('2026-11-24')
  expect(dateText(46_350.4375, false)).toBe('2026-11-24T10:30:00Z')
  expect(dateText(1e12, false)).toBeUndefined()
  expect(serialOf(new Date('2026-11-24T00:00:00Z'))).toBe(46_350)
})

test('a format shows a date by its number or its text', () => {
  expect(isDateFormat(14, undefined)).toBe(true)
  expect(isDateFormat(2, undefined)).toBe(false)
  expect(isDateFormat(164, 'dd.mm.yyyy')).toBe(true)
  expect(isDateFormat(165, '0.00" days"')).toBe(false)
  expect(isDateFormat(166, '[Red]#,##0')).toBe(false)
})
