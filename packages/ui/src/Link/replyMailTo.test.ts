import { expect, test } from 'vitest'

import { replyMailTo } from './replyMailTo'

const sent = {
  name: 'Jonas Lind',
  email: 'jonas.lind@example.com',
  subject: 'Six people & more?',
  message: 'Hello,\n\nhow much?',
}

test('a reply has the subject and the quoted message', () => {
  const url = new URL(replyMailTo(sent) ?? '')
  expect(url.pathname).toBe('jonas.lind@example.com')
  expect(url.searchParams.get('subject')).toBe('Re: Six people & more?')
  expect(url.searchParams.get('body')).toBe(
    '\r\n\r\nJonas Lind wrote:\r\n> Hello,\r\n>\r\n> how much?',
  )
})

test.each(['x'.repeat(5000), '😀'.repeat(1200), 'short\n'.repeat(800), '&=? '.repeat(1000)])(
  'a long message is cut, so that mail programs take it: %.6s…',
  (message) => {
    const url = replyMailTo({ ...sent, message }) ?? ''
    expect(url.length).toBeGreaterThan(1700)
    expect(url.length).toBeLessThanOrEqual(1900)
    const body = new URL(url).searchParams.get('body') ?? ''
    expect(body.endsWith('\r\n> …')).toBe(true)
    expect(body).not.toContain('\uFFFD')
  },
)

test('the longest subject leaves room for the beginning of the message', () => {
  const url = replyMailTo({ ...sent, subject: 'x'.repeat(200), message: 'y'.repeat(5000) }) ?? ''
  expect(url.length).toBeLessThanOrEqual(1900)
  expect(new URL(url).searchParams.get('body')).toContain('yyy')
})

test('there is no link to what is not one address', () => {
  expect(replyMailTo({ ...sent, email: 'a@example.com,b@example.com' })).toBeUndefined()
})
