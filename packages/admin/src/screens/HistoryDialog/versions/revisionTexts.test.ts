import type { Revision } from '@staff/contract'
import { career } from '@staff/content/career/career.entity'
import { expect, test } from 'vitest'

import { differencesText, exactTime, reasonText } from './revisionTexts'

const revision: Revision = {
  version: 2,
  reason: 'changed',
  at: '2026-11-12T10:32:00Z',
  userId: null,
  userName: '',
  changed: [],
}

test.each<[Partial<Revision>, string]>([
  [{ reason: 'created', changed: ['title'] }, 'Created'],
  [{ reason: 'existing' }, 'Stored before the history began'],
  [{ changed: ['title', 'location'] }, 'Changed: Title, Location'],
  [
    { changed: ['title', 'location', 'type', 'department'] },
    'Changed: Title, Location, Type, Department',
  ],
  [
    { changed: ['title', 'location', 'type', 'department', 'description'] },
    'Changed: Title, Location, Type, 2 more',
  ],
  [{ reason: 'bulk', changed: ['type'] }, 'Changed with others: Type'],
  [{ reason: 'imported' }, 'Imported'],
  [{ reason: 'restored', changed: ['gone'] }, 'Restored: gone'],
  [{ reason: 'deleted' }, 'Deleted'],
])('%j is told as “%s”', (about, text) => {
  expect(reasonText(career, { ...revision, ...about })).toBe(text)
})

test('the differences are named for screen readers', () => {
  expect(differencesText(career, [])).toBe('There are no differences.')
  expect(differencesText(career, ['title'])).toBe('Title differs.')
  expect(differencesText(career, ['title', 'type'])).toBe('Title and Type differ.')
})

test('the exact time has its time zone', () => {
  expect(exactTime(revision.at, 'en-GB')).toBe('12 Nov 2026, 10:32 UTC')
})
