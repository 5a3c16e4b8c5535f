import { query } from '@staff/forms/content/query/query.entity'
import { testimonial } from '@staff/forms/content/testimonial/testimonial.entity'
import { expect, test } from 'vitest'

import type { ListParams } from '../../data/records/recordQueries'
import { describeCount, describeResult } from './describeResult'

const columns = [
  { key: 'name', header: 'Name' },
  { key: 'rating', header: 'Rating', sorts: 'number' },
  { key: 'updatedAt', header: 'Updated', sorts: 'date' },
] as const
const plain: ListParams = { q: '', sort: 'updatedAt', order: 'desc', page: 1, pageSize: 25 }

function said(changes: Partial<ListParams>, total = 12, before = plain) {
  return describeResult(testimonial, columns, before, { ...before, ...changes }, total)
}

test('one is one, many are many, and none is said in words', () => {
  expect(describeCount(testimonial, 1)).toBe('1 testimonial')
  expect(describeCount(testimonial, 0)).toBe('No testimonials')
  expect(describeCount(query, 1204)).toBe('1,204 queries')
})

test('a sorted list says by what, and which way', () => {
  expect(said({ sort: 'name', order: 'asc' })).toBe('12 testimonials, sorted by Name, A to Z')
  expect(said({ sort: 'name' })).toBe('12 testimonials, sorted by Name, Z to A')
  expect(said({ sort: 'rating', order: 'asc' }, 1)).toBe(
    '1 testimonial, sorted by Rating, low to high',
  )
  expect(said({ order: 'asc' })).toBe('12 testimonials, sorted by Updated, oldest first')
})

test('a search says how many it found, and how many there are once it is cleared', () => {
  expect(said({ q: 'depot' }, 3)).toBe('3 found')
  expect(said({ q: 'depot', page: 2 }, 1)).toBe('1 found')
  expect(said({ q: 'zebra' }, 0)).toBe('Nothing found')
  expect(said({ q: '' }, 12, { ...plain, q: 'zebra' })).toBe('12 testimonials')
})

test('a page says which part it is', () => {
  expect(said({ page: 2 }, 61)).toBe('Page 2 of 3, 26 to 50 of 61 testimonials')
  expect(said({ page: 3 }, 61)).toBe('Page 3 of 3, 51 to 61 of 61 testimonials')
  expect(said({ pageSize: 100 }, 61)).toBe('Page 1 of 1, 1 to 61 of 61 testimonials')
})

test('the same list again says nothing', () => {
  expect(said({})).toBeUndefined()
})
