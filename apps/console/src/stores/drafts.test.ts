import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { forbidStorage, stubBrowser } from '../testing/stubBrowser'
import { draftOf, dropDraft, keepDraft } from './drafts'

const DAY = 24 * 60 * 60 * 1000

beforeEach(() => {
  stubBrowser()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('keeps what was typed for its person and its form, until it is dropped', () => {
  keepDraft('ana', 'testimonials/new', { name: 'Priya', rating: null })
  keepDraft('ana', 'testimonials/1', { name: 'Tom' })
  keepDraft('ana', 'testimonials/new', { name: 'Priya R.', rating: 4 })
  expect(draftOf('ana', 'testimonials/new')).toEqual({ name: 'Priya R.', rating: 4 })
  expect(draftOf('ben', 'testimonials/new')).toBeUndefined()
  dropDraft('ana', 'testimonials/new')
  expect(draftOf('ana', 'testimonials/new')).toBeUndefined()
  expect(draftOf('ana', 'testimonials/1')).toEqual({ name: 'Tom' })
})

test('leaves no trace when the last draft is dropped', () => {
  keepDraft('ana', 'testimonials/new', { name: 'Priya' })
  dropDraft('ana', 'testimonials/new')
  expect(localStorage).toHaveLength(0)
})

test('never stores the fields that are left out', () => {
  keepDraft('ana', 'users/new', { email: 'tom@example.com', password: 'Secret-123' }, ['password'])
  expect(localStorage.getItem('drafts')).not.toContain('Secret-123')
  expect(draftOf('ana', 'users/new')).toEqual({ email: 'tom@example.com' })
})

test('forgets after seven days', () => {
  keepDraft('ana', 'testimonials/new', { name: 'Priya' })
  vi.advanceTimersByTime(7 * DAY - 1)
  expect(draftOf('ana', 'testimonials/new')).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(draftOf('ana', 'testimonials/new')).toBeUndefined()
})

test('keeps the twenty newest', () => {
  for (let index = 1; index <= 21; index += 1) keepDraft('ana', `testimonials/${index}`, { index })
  expect(draftOf('ana', 'testimonials/1')).toBeUndefined()
  expect(draftOf('ana', 'testimonials/2')).toEqual({ index: 2 })
  expect(draftOf('ana', 'testimonials/21')).toEqual({ index: 21 })
})

test.each(['not JSON', 'null', '{}', '[null, 3, {"key": "testimonials/new"}]'])(
  'survives %s in the storage',
  (stored) => {
    localStorage.setItem('drafts', stored)
    expect(draftOf('ana', 'testimonials/new')).toBeUndefined()
    keepDraft('ana', 'testimonials/new', { name: 'Priya' })
    expect(draftOf('ana', 'testimonials/new')).toEqual({ name: 'Priya' })
  },
)

test('survives a forbidden storage', () => {
  forbidStorage()
  keepDraft('ana', 'testimonials/new', { name: 'Priya' })
  dropDraft('ana', 'testimonials/new')
  expect(draftOf('ana', 'testimonials/new')).toBeUndefined()
})
