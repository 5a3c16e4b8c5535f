import { expect, test } from 'vitest'

import { safeHref, safeMailTo } from './safeHref'

test.each([
  'vbscript:x/',
  'javascript:alert(1)//',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'ftp://example.com/',
  'mailto:ana@example.com',
  '//example.com',
  '/US/dashboard',
  'example.com',
  'https://',
  '',
])('%j is not a link', (address) => {
  expect(safeHref(address)).toBeUndefined()
})

test.each([
  ['https://example.com', 'https://example.com/'],
  ['HTTP://Example.com/a b?c#d', 'http://example.com/a%20b?c#d'],
])('%s is a link', (address, href) => {
  expect(safeHref(address)).toBe(href)
})

test('a mail has exactly one recipient and no headers or body', () => {
  expect(safeMailTo('ana+site@example.com', 'Re: a & b?')).toBe(
    'mailto:ana%2Bsite@example.com?subject=Re%3A%20a%20%26%20b%3F',
  )
  expect(safeMailTo('a?cc=eve&body=b@example.com')).toBe(
    'mailto:a%3Fcc%3Deve%26body%3Db@example.com',
  )
  for (const wrong of [
    '',
    'ana',
    'a@b.c,eve@example.com',
    'a@b.c\nbcc:eve@b.c',
    '<a@b.c>',
    'a@b@c.d',
  ])
    expect(safeMailTo(wrong)).toBeUndefined()
})
