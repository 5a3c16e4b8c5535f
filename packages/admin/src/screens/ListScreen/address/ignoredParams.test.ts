import { career } from '@staff/content/career/career.entity'
import { expect, test } from 'vitest'

import { ignoredParams, withoutParams } from './ignoredParams'

const texts = (query: string) =>
  ignoredParams(new URLSearchParams(query), career).map(({ text }) => text)

test('an address of a list has nothing to ignore', () => {
  expect(
    texts('q=a&sort=title&order=asc&page=2&pageSize=50&view=x&columns=title&open=1&type=Contract'),
  ).toEqual([])
  expect(texts('experienceMin=1&updatedFrom=last-7-days')).toEqual([])
})

test('a filter, a value and an order that do not exist are named', () => {
  expect(texts('type=Nope&type=Contract')).toEqual(['Type “Nope”'])
  expect(texts('nosuch=1')).toEqual(['nosuch “1”'])
  expect(texts('sort=secret')).toEqual(['Sorted by “secret”'])
  expect(texts('experienceMin=ninety')).toEqual(['Experience “ninety”'])
})

test('the rest of the address stays', () => {
  const search = new URLSearchParams('q=a&type=Nope&type=Contract&nosuch=1')
  const rest = withoutParams(search, ignoredParams(search, career))
  expect(String(rest)).toBe('q=a&type=Contract')
})
