import { expect, test } from 'vitest'

import { callsAt } from './callFirst'
import type { FirstCalls } from './firstCalls'

const calls: FirstCalls = {
  '': { call: '/dashboard', for: 'everybody' },
  'masters/blogs': {
    call: '/blogs?q=&sort=updatedAt&order=desc&page=1&pageSize=25',
    for: { area: 'blogs' },
  },
}

test.each([
  ['/US/dashboard', '1', ['/me', '/dashboard']],
  ['/dashboard/', '2', ['/me', '/dashboard']],
  [
    '/UK/dashboard/masters/blogs?page=2&q=a b',
    '1',
    ['/me', '/blogs?q=a+b&sort=updatedAt&order=desc&page=2&pageSize=25'],
  ],
  ['/US/dashboard/masters/blogs?open=7', '1', ['/me', calls['masters/blogs']?.call]],
  ['/US/dashboard/masters/blogs?view=7&columns=title', '1', ['/me', calls['masters/blogs']?.call]],
  ['/US/dashboard/masters/blogs?view=7&tags=News', '1', ['/me']],
  ['/US/dashboard/masters/blogs/edit/01-a', '1', ['/me', '/blogs/01-a']],
  ['/US/dashboard/masters/blogs/create', '1', ['/me']],
  ['/US/dashboard/masters/blogs', '2', ['/me']],
  ['/US/dashboard/masters/nosuch', '1', ['/me']],
])('calls at %s for the role type %s: %j', (address, roleTypeId, expected) => {
  const { pathname, search } = new URL(address, 'http://localhost')
  expect(callsAt(calls, { pathname, search }, { roleTypeId, rights: '' })).toEqual(expected)
})

test.each([
  ['{"areas":{"blogs":"see"}}', ['/me', calls['masters/blogs']?.call]],
  ['{"areas":{"careers":"publish"}}', ['/me']],
])('a role with the rights %s calls %j', (rights, expected) => {
  const address = { pathname: '/US/dashboard/masters/blogs', search: '' }
  expect(callsAt(calls, address, { roleTypeId: '2', rights })).toEqual(expected)
})
