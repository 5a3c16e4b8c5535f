import { expect, test } from 'vitest'

import { keptText, restorableText } from './trashDaysText'

test.each([
  [30, 'You can restore it from the trash for 30 days.', 'What is deleted stays here for 30 days.'],
  [1, 'You can restore it from the trash for 1 day.', 'What is deleted stays here for 1 day.'],
  [
    9999,
    'You can restore it from the trash for 9,999 days.',
    'What is deleted stays here for 9,999 days.',
  ],
  [
    0,
    'You can restore it from the trash at any time.',
    'What is deleted stays here until it is deleted for ever.',
  ],
  [undefined, 'You can restore it from the trash.', 'What is deleted can be restored here.'],
])('with TRASH_DAYS=%s', (days, restorable, kept) => {
  expect(restorableText('it', days)).toBe(restorable)
  expect(restorableText('them', days)).toBe(restorable.replace(' it ', ' them '))
  expect(keptText(days)).toBe(kept)
})
