import { expect, test } from 'vitest'

import { siteMarkOf } from './siteTexts'

const zones = { region: 'Europe/London', own: 'UTC', locale: 'en-GB' }
const now = new Date('2026-11-20T09:00:00Z')
const [first, second, third, later] = [
  '2026-10-01T08:00:00Z',
  '2026-11-02T09:00:00Z',
  '2026-11-16T09:00:00Z',
  '2027-03-03T18:00:00Z',
]
const history = {
  status: 'Published and changed' as const,
  live: [
    { version: 3, from: third, until: later },
    { version: 4, from: later, until: null },
  ],
  ended: [
    { version: 1, from: second, until: third },
    { version: 2, from: first, until: second },
    { version: 1, from: '2026-09-01T08:00:00Z', until: first },
  ],
}

test.each([
  [
    3,
    {
      badge: 'On the site',
      text: 'On the site since Mon 16 Nov, 09:00 until Wed 3 Mar 2027, 18:00 in London',
    },
  ],
  [4, { badge: 'Scheduled', text: 'Goes live Wed 3 Mar 2027, 18:00 in London' }],
  [2, { text: 'On the site from Thu 1 Oct, 09:00 to Mon 2 Nov, 09:00 in London' }],
  // The last time.
  [1, { text: 'On the site from Mon 2 Nov, 09:00 to Mon 16 Nov, 09:00 in London' }],
  [5, undefined],
])('version %i', (version, mark) => {
  expect(siteMarkOf(history, version, zones, now)).toEqual(mark)
})
