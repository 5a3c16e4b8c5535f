import { query } from '@staff/content/query/query.entity'
import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import { expect, test } from 'vitest'

import type { ListParams } from '../../../data/records/recordQueries'
import { describeCount, describeResult } from './describeResult'

const columns = [
  { key: 'name', header: 'Name' },
  { key: 'rating', header: 'Rating', sorts: 'number' },
  { key: 'updatedAt', header: 'Updated', sorts: 'date' },
] as const
const plain: ListParams = { q: '', sort: 'updatedAt', order: 'desc', page: 1, pageSize: 25 }

function describe(changes: Partial<ListParams>, total = 12, before = plain) {
  return describeResult(testimonial, columns, before, { ...before, ...changes }, total)
}

test('counts use singular, plural and “No”', () => {
  expect(describeCount(testimonial, 1)).toBe('1 testimonial')
  expect(describeCount(testimonial, 0)).toBe('No testimonials')
  expect(describeCount(query, 1204)).toBe('1,204 queries')
})

test('a sort names the column and the direction', () => {
  expect(describe({ sort: 'name', order: 'asc' })).toBe('12 testimonials, sorted by Name, A to Z')
  expect(describe({ sort: 'name' })).toBe('12 testimonials, sorted by Name, Z to A')
  expect(describe({ sort: 'rating', order: 'asc' }, 1)).toBe(
    '1 testimonial, sorted by Rating, low to high',
  )
  expect(describe({ order: 'asc' })).toBe('12 testimonials, sorted by Updated, oldest first')
})

test('a search names the number of results, and the total once it is cleared', () => {
  expect(describe({ q: 'depot' }, 3)).toBe('3 found')
  expect(describe({ q: 'depot', page: 2 }, 1)).toBe('1 found')
  expect(describe({ q: 'zebra' }, 0)).toBe('Nothing found')
  expect(describe({ q: '' }, 12, { ...plain, q: 'zebra' })).toBe('12 testimonials')
})

test('a page names its number and range', () => {
  expect(describe({ page: 2 }, 61)).toBe('Page 2 of 3, 26 to 50 of 61 testimonials')
  expect(describe({ page: 3 }, 61)).toBe('Page 3 of 3, 51 to 61 of 61 testimonials')
  expect(describe({ pageSize: 100 }, 61)).toBe('Page 1 of 1, 1 to 61 of 61 testimonials')
})

test('the same parameters have no description', () => {
  expect(describe({})).toBeUndefined()
})
