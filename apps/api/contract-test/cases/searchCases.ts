import { careerFixtures } from '@staff/content/career/career.fixtures'

import { single, type Case, type TestRequest } from '../play'

const ana = { as: 'administrator' } as const
const staff = { as: 'staff' } as const
const nobody = { as: 'nobody' } as const

const search = (q: string): TestRequest => ({
  method: 'GET',
  path: `/search?q=${encodeURIComponent(q)}`,
})

const FOUND = [
  'engineer',
  'a',
  'En',
  'ngin',
  'er',
  'React eng',
  ' ana ',
  'example',
  'zzz',
  '%',
  '_a',
  '\\',
  "'",
]

/** The search in all areas. */
export function searchCases(): Case[] {
  return [
    ...FOUND.map((q) => single(ana, `search “${q}”`, 200, search(q))),
    ...FOUND.map((q) => single(staff, `staff search “${q}”`, 200, search(q))),
    ...titleCases(),
    single(nobody, 'nobody searches', 401, search('engineer')),
    ...['/search', '/search?q=', '/search?q=%20%20', '/search?q=%00', '/search?q=a&q=b'].map(
      (path) => single(ana, `refuse ${path}`, 422, { method: 'GET', path }),
    ),
    single(ana, 'the longest text', 200, search('x'.repeat(100))),
    single(ana, 'a longer text', 422, search('x'.repeat(101))),
  ]
}

/** Titles of all ranks, in more records than an area shows. */
function titleCases(): Case[] {
  const titles = [
    'Ästhetik',
    'Die ÄSTHETIK',
    'Kinästhetik',
    '100 % remote',
    '100 percent',
    String.raw`C:\new`,
    'C:new',
    "O'Brien",
    'a_b',
    'axb',
    ...['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((each) => `Sailor ${each}`),
  ]
  const [filled] = careerFixtures.records
  const careers = titles.map((title, index) =>
    Object.assign({}, filled, {
      jobId: `019a0000-0000-7000-8000-0000000${String(10_000 + index)}`,
      title,
      updatedAt: `2026-10-01T08:00:00.${String(index % 7).padStart(3, '0')}Z`,
    }),
  )
  return ['ästhetik', 'ÄST', 'äs', '100 %', 'C:\\', "O'B", 'a_', 'sailor', 'ailor', 'or F'].map(
    (q) => single({ ...ana, records: { careers } }, `rank “${q}”`, 200, search(q)),
  )
}
