import { career } from '@staff/content/career/career.entity'
import { query } from '@staff/content/query/query.entity'
import { expect, test } from 'vitest'

import { expiryText, foreverText, titleIn } from './trashTexts'

const now = new Date('2026-11-20T09:00:00Z')

test('the remaining time is told in days', () => {
  expect(expiryText('2026-12-18T09:00:00Z', now)).toBe('Deleted permanently in 28 days')
  expect(expiryText('2026-11-21T09:00:01Z', now)).toBe('Deleted permanently in 2 days')
  expect(expiryText('2026-11-21T09:00:00Z', now)).toBe('Deleted permanently within a day')
  expect(expiryText('2026-11-20T08:00:00Z', now)).toBe('Deleted permanently within a day')
  expect(expiryText(null, now)).toBe('Stays until it is deleted for ever')
})

test('a record without a title is named by its deletion', () => {
  const deletedAt = '2026-11-20T08:30:00Z'
  expect(titleIn(query, { title: 'Offer', deletedAt }, 'en-GB')).toBe('Offer')
  expect(titleIn(query, { title: '', deletedAt }, 'en-GB')).toBe(
    'Query deleted on 20 Nov 2026, 08:30 UTC',
  )
})

test('the question before a permanent deletion names one record, or counts several', () => {
  expect(foreverText(career, 'Welder')).toBe(
    '“Welder” and its whole history are deleted. Nobody can bring them back.',
  )
  expect(foreverText(career)).toBe(
    'They and their whole history are deleted. Nobody can bring them back.',
  )
  expect(foreverText(query)).toMatch(/^They are deleted with all that they contain\./)
})
