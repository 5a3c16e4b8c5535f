import { describe, expect, test } from 'vitest'
import { object } from 'yup'

import { checkTypes } from '../checkTypes'
import { defineEntity } from '../defineEntity'
import { filterParameters } from '../records/filters'
import { notADate } from '../samples/invalidCases'
import { validate } from '../validate'
import { date, dateTime, optionalDate, optionalDateTime } from './date'

const schema = object({
  acquired: date('Acquired', { earliest: '1900-01-01', latest: '2030-12-31' }),
  sold: optionalDate('Sold'),
  shownFrom: dateTime('Shown from'),
  shownUntil: optionalDateTime('Shown until'),
})
const valid = {
  acquired: '2026-11-22',
  sold: '',
  shownFrom: '2026-11-22T14:30:00+02:00',
  shownUntil: '',
}

function errorsOf(changes: object) {
  return validate(schema, { ...valid, ...changes }).errors
}

test('moments become UTC with milliseconds, and empty optional dates null', () => {
  expect(validate(schema, valid).values).toEqual({
    acquired: '2026-11-22',
    sold: null,
    shownFrom: '2026-11-22T12:30:00.000Z',
    shownUntil: null,
  })
})

const A_DATE = 'must be a date, such as 2026-11-22'
const A_MOMENT = 'must be a date with a time, such as 2026-11-22T14:30Z'

describe('refuses', () => {
  test.each([
    ['acquired', '', 'Acquired is required'],
    ['acquired', '22/11/2026', `Acquired ${A_DATE}`],
    ['acquired', notADate('acquired', 'date', '').value, `Acquired ${A_DATE}`],
    ['acquired', '2026-11-22T10:00:00Z', `Acquired ${A_DATE}`],
    ['acquired', '1899-12-31', 'Acquired must not be before 1 Jan 1900'],
    ['acquired', '2031-01-01', 'Acquired must not be after 31 Dec 2030'],
    ['sold', 'last week', `Sold ${A_DATE}`],
    ['shownFrom', '', 'Shown from is required'],
    ['shownFrom', '2026-11-22', `Shown from ${A_MOMENT}`],
    ['shownFrom', '2026-11-22T14:30:00', `Shown from ${A_MOMENT}`],
    ['shownUntil', '2026-02-30T14:30:00Z', `Shown until ${A_MOMENT}`],
  ])('%s %j: %s', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: message })
  })
})

test('a number is no date in JSON', () => {
  expect(checkTypes(schema, { acquired: 20261122, sold: null })).toEqual({
    acquired: 'Acquired must be text',
  })
})

const definition = {
  name: 'book',
  area: 'books',
  path: 'books',
  idKey: 'id',
  labels: { one: 'book', many: 'Books', intro: '' },
  schema,
  empty: { acquired: '', sold: null, shownFrom: '', shownUntil: null },
  titleOf: () => '',
  listed: ['acquired', 'shownFrom'],
  searched: [],
} as const

test('dates have a range of days as filter, and lists can be sorted by them', () => {
  const book = defineEntity({ ...definition, filtered: ['acquired', 'shownFrom'] })
  expect(book.filters.slice(0, 2)).toEqual([
    { kind: 'date', name: 'acquired', label: 'Acquired', isDay: true },
    { kind: 'date', name: 'shownFrom', label: 'Shown from', isDay: false },
  ])
  expect(book.filters.flatMap(filterParameters).slice(0, 2)).toEqual(['acquiredFrom', 'acquiredTo'])
  expect([book.fields.acquired.sortable, book.fields.shownFrom.sortable]).toEqual([true, true])
})

test('two filters with the same parameter are an error', () => {
  const twice = object({ updated: date('Updated') })
  expect(() =>
    defineEntity({
      ...definition,
      schema: twice,
      empty: { updated: '' },
      listed: ['updated'],
      filtered: ['updated'],
    }),
  ).toThrow('A list has another parameter with the name updatedFrom')
})
